import { placesText } from '../../report/places-text.ts';
import { references as askReferences } from '../../session/operations/references-operation.ts';
import { PLACE_OPERATION, SELECTOR_ARGUMENT, type Operation } from '../operation.ts';

export const references: Operation<'references'> = {
  ...PLACE_OPERATION,
  name: 'references',
  command: {
    alias: 'refs',
    summary: 'all references to the symbol at a place',
    description:
      'All references to the symbol at a place, in the whole workspace, asked for until the server has settled. Paths in selectors are relative to the workspace.',
    arguments: [SELECTOR_ARGUMENT],
    examples: `  lanser refs 'py://pkg.mod#Class.method'
  lanser refs src/app.py@L42:C7 --no-declaration --limit 100 --json`,
    exitCodes: 'Exit code 0 means that the server has answered, whatever it knows.',
  },
  options: ['includeDeclaration', 'limit', 'cursor'],
  run: askReferences,
  words: ({ facts: { references: places, total } }, view) =>
    placesText(places, 'No reference is known.', view) +
    (places.length < total
      ? `${places.length} of ${total}; meta.truncated.cursor of --json asks for more\n`
      : ''),
};
