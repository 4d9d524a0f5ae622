import type { ImplementationsFacts } from '../../model/bundle.ts';
import { readImplementation } from '../../protocol/go-to.ts';
import { placesText } from '../../report/places-text.ts';
import { goTo } from '../go-to.ts';
import { PLACE_EXIT_CODES, PLACE_OPERATION, SELECTOR_ARGUMENT, type Operation } from '../operation.ts';

export const implementation: Operation<'implementation'> = {
  ...PLACE_OPERATION,
  name: 'implementation',
  command: {
    alias: 'impl',
    summary: 'find the implementations of a symbol',
    description:
      'Find the implementations of the symbol at a location. Pyright does not support this request. Paths in selectors are relative to the workspace.',
    arguments: [SELECTOR_ARGUMENT],
    examples: `  lanser impl src/shape.ts@L3:C11`,
    exitCodes: PLACE_EXIT_CODES,
  },
  run: goTo('implementation', readImplementation, (implementations, documents): ImplementationsFacts => ({
    provenance: 'lsp',
    documents,
    implementations,
  })),
  words: ({ facts }, view) => placesText(facts.implementations, 'No implementation found.', view),
};
