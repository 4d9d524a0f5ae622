import type { DeclarationsFacts } from '../../model/bundle.ts';
import { readDeclaration } from '../../protocol/declaration.ts';
import { placesText } from '../../report/places-text.ts';
import { goTo } from '../go-to.ts';
import { PLACE_OPERATION, SELECTOR_ARGUMENT, type Operation } from '../operation.ts';

export const declaration: Operation<'declaration'> = {
  ...PLACE_OPERATION,
  name: 'declaration',
  command: {
    alias: 'decl',
    summary: 'where the symbol at a place is declared: the stub, if there is one',
    description:
      'The declarations of the symbol at a place: the stub, if there is one. Paths in selectors are relative to the workspace.',
    arguments: [SELECTOR_ARGUMENT],
    examples: `  lanser decl src/app.py@L42:C7`,
    exitCodes: 'Exit code 0 means that the server has answered, whatever it knows.',
  },
  run: goTo('declaration', readDeclaration, (declarations, documents): DeclarationsFacts => ({
    provenance: 'lsp',
    documents,
    declarations,
  })),
  words: ({ facts }, view) => placesText(facts.declarations, 'No declaration is known.', view),
};
