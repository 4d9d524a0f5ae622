import type { DefinitionsFacts } from '../../model/bundle.ts';
import { readDefinition } from '../../protocol/go-to.ts';
import { placesText } from '../../report/places-text.ts';
import { goTo } from '../go-to.ts';
import { PLACE_EXIT_CODES, PLACE_OPERATION, SELECTOR_ARGUMENT, type Operation } from '../operation.ts';

export const definition: Operation<'definition'> = {
  ...PLACE_OPERATION,
  name: 'definition',
  command: {
    alias: 'def',
    summary: 'find the definitions of a symbol',
    description:
      'Find the definitions of the symbol at a location: in the source if it is available, otherwise in the stub file. Paths in selectors are relative to the workspace.',
    arguments: [SELECTOR_ARGUMENT],
    examples: `  lanser def src/app.py@L42:C7                 the name at a position
  lanser def 'src/app.py:Class.save@return <|>result' --json | jq .facts.definitions`,
    exitCodes: PLACE_EXIT_CODES,
  },
  run: goTo('definition', readDefinition, (definitions, documents): DefinitionsFacts => ({
    provenance: 'lsp',
    documents,
    definitions,
  })),
  words: ({ facts }, view) => placesText(facts.definitions, 'No definition found.', view),
};
