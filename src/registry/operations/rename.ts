import { rename as planRename } from '../../refactor/rename-operation.ts';
import { editWords } from '../../report/words.ts';
import { PLACED_EDIT_EXIT_CODES, PLACE_OPERATION, SELECTOR_ARGUMENT, type Operation } from '../operation.ts';
import { PLACED_EDIT_OPTIONS } from '../options.ts';

export const rename: Operation<'rename'> = {
  ...PLACE_OPERATION,
  name: 'rename',
  command: {
    summary: 'rename a symbol in the whole workspace',
    description:
      'Rename the symbol at a location in the whole workspace. Without --apply, only show the patch, its safety checks, the number of diagnostics before and after, and the mentions of the old name that stay unchanged.',
    arguments: [SELECTOR_ARGUMENT, { name: '<name>', description: 'the new name', sets: 'newName' }],
    examples: `  lanser rename 'py://pkg.mod#Class.method' fetch                 preview
  lanser rename 'py://pkg.mod#Class.method' fetch --overrides --apply
  lanser rename src/app.py@L42:C7 total | git apply               the patch has Git's format`,
    exitCodes: PLACED_EDIT_EXIT_CODES,
  },
  options: [...PLACED_EDIT_OPTIONS, 'newName', 'overrides'],
  parameters: ['newName'],
  writes: 'if applied',
  readsCheckout: true,
  run: async (session, selector, newName, options) => planRename(session, selector, newName, options),
  words: editWords,
};
