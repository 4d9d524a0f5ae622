import type { TypeDefinitionsFacts } from '../../model/bundle.ts';
import { readTypeDefinition } from '../../protocol/go-to.ts';
import { placesText } from '../../report/places-text.ts';
import { goTo } from '../go-to.ts';
import { PLACE_EXIT_CODES, PLACE_OPERATION, SELECTOR_ARGUMENT, type Operation } from '../operation.ts';

export const typeDefinition: Operation<'typeDefinition'> = {
  ...PLACE_OPERATION,
  name: 'typeDefinition',
  command: {
    alias: 'type-def',
    summary: 'find the definition of a symbol’s type',
    description:
      'Find the definitions of the type of the symbol at a location. Paths in selectors are relative to the workspace.',
    arguments: [SELECTOR_ARGUMENT],
    examples: `  lanser type-def src/app.py@L42:C7`,
    exitCodes: PLACE_EXIT_CODES,
  },
  run: goTo('typeDefinition', readTypeDefinition, (typeDefinitions, documents): TypeDefinitionsFacts => ({
    provenance: 'lsp',
    documents,
    typeDefinitions,
  })),
  words: ({ facts }, view) => placesText(facts.typeDefinitions, 'No type definition found.', view),
};
