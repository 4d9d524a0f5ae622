import { placeText } from '../../report/places-text.ts';
import { visible } from '../../report/visible.ts';
import { prepareRename as askPrepareRename } from '../../session/operations/prepare-rename-operation.ts';
import { PLACE_EXIT_CODES, PLACE_OPERATION, SELECTOR_ARGUMENT, type Operation } from '../operation.ts';

export const prepareRename: Operation<'prepareRename'> = {
  ...PLACE_OPERATION,
  name: 'prepareRename',
  command: {
    alias: 'prepare-rename',
    summary: 'check if a symbol can be renamed',
    description:
      'Check if the symbol at a location can be renamed, and show the name that a rename would replace.',
    arguments: [SELECTOR_ARGUMENT],
    examples: `  lanser prepare-rename src/app.py@L42:C7
  lanser prepare-rename 'py://pkg.mod#Class.method' --json`,
    exitCodes: PLACE_EXIT_CODES,
  },
  run: askPrepareRename,
  words: ({ facts: { prepareRename: found } }, view) =>
    found === null
      ? 'Nothing can be renamed here.\n'
      : `${view.colors.bold(placeText(found, view))}: ${visible(found.placeholder)}\n`,
};
