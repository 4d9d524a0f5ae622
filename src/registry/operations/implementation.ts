import type { ImplementationsFacts } from '../../model/bundle.ts';
import { readImplementation } from '../../protocol/implementation.ts';
import { placesText } from '../../report/places-text.ts';
import { goTo } from '../go-to.ts';
import { PLACE_OPERATION, SELECTOR_ARGUMENT, type Operation } from '../operation.ts';

export const implementation: Operation<'implementation'> = {
  ...PLACE_OPERATION,
  name: 'implementation',
  command: {
    alias: 'impl',
    summary: 'where the symbol at a place is implemented',
    description:
      'The implementations of the symbol at a place. Pyright does not offer them; other servers do. Paths in selectors are relative to the workspace.',
    arguments: [SELECTOR_ARGUMENT],
    examples: `  lanser impl src/shape.ts@L3:C11`,
    exitCodes: 'Exit code 0 means that the server has answered, whatever it knows.',
  },
  run: goTo('implementation', readImplementation, (implementations, documents): ImplementationsFacts => ({
    provenance: 'lsp',
    documents,
    implementations,
  })),
  words: ({ facts }, view) => placesText(facts.implementations, 'No implementation is known.', view),
};
