import type { DeclarationsFacts } from '../../model/bundle.ts';
import { readDeclaration } from '../../protocol/go-to.ts';
import { placesText } from '../../report/places-text.ts';
import { goTo } from '../go-to.ts';
import { PLACE_EXIT_CODES, PLACE_OPERATION, SELECTOR_ARGUMENT, type Operation } from '../operation.ts';

export const declaration: Operation<'declaration'> = {
  ...PLACE_OPERATION,
  name: 'declaration',
  command: {
    alias: 'decl',
    summary: 'find the declarations of a symbol',
    description:
      'Find the declarations of the symbol at a location. A stub file takes precedence over the source file. Paths in selectors are relative to the workspace.',
    arguments: [SELECTOR_ARGUMENT],
    examples: `  lanser decl src/app.py@L42:C7`,
    exitCodes: PLACE_EXIT_CODES,
  },
  run: goTo('declaration', readDeclaration, (declarations, documents): DeclarationsFacts => ({
    provenance: 'lsp',
    documents,
    declarations,
  })),
  words: ({ facts }, view) => placesText(facts.declarations, 'No declaration found.', view),
};
