import { placeText } from '../../report/places-text.ts';
import { visible } from '../../report/visible.ts';
import { prepareRename as askPrepareRename } from '../../session/operations/prepare-rename-operation.ts';
import { PLACE_OPERATION, SELECTOR_ARGUMENT, type Operation } from '../operation.ts';

export const prepareRename: Operation<'prepareRename'> = {
  ...PLACE_OPERATION,
  name: 'prepareRename',
  command: {
    alias: 'prepare-rename',
    summary: 'what a rename would replace',
    description: 'Whether the symbol at a place can be renamed, and the name that would be replaced.',
    arguments: [SELECTOR_ARGUMENT],
    examples: `  lanser prepare-rename src/app.py@L42:C7
  lanser prepare-rename 'py://pkg.mod#Class.method' --json`,
    exitCodes: 'Exit code 0 means that the server has answered, whatever it says.',
  },
  run: askPrepareRename,
  words: ({ facts: { prepareRename: found } }, view) =>
    found === null
      ? 'Nothing can be renamed here.\n'
      : `${view.colors.bold(placeText(found, view))}: ${visible(found.placeholder)}\n`,
};
