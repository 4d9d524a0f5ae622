import type { DefinitionsFacts } from '../../model/bundle.ts';
import { readDefinition } from '../../protocol/definition.ts';
import { placesText } from '../../report/places-text.ts';
import { goTo } from '../go-to.ts';
import { PLACE_OPERATION, SELECTOR_ARGUMENT, type Operation } from '../operation.ts';

export const definition: Operation<'definition'> = {
  ...PLACE_OPERATION,
  name: 'definition',
  command: {
    alias: 'def',
    summary: 'where the symbol at a place is defined',
    description:
      'The definitions of the symbol at a place: the source, if there is one. Paths in selectors are relative to the workspace.',
    arguments: [SELECTOR_ARGUMENT],
    examples: `  lanser def src/app.py@L42:C7                 of the name at a position
  lanser def 'src/app.py:Class.save@return <|>result' --json | jq .facts.definitions`,
    exitCodes: 'Exit code 0 means that the server has answered, whatever it knows.',
  },
  run: goTo('definition', readDefinition, (definitions, documents): DefinitionsFacts => ({
    provenance: 'lsp',
    documents,
    definitions,
  })),
  words: ({ facts }, view) => placesText(facts.definitions, 'No definition is known.', view),
};
