import { rename as planRename } from '../../refactor/rename-operation.ts';
import { editWords } from '../../report/words.ts';
import { EDIT_EXIT_CODES, PLACE_OPERATION, SELECTOR_ARGUMENT, type Operation } from '../operation.ts';
import { PLACED_EDIT_OPTIONS } from '../options.ts';

export const rename: Operation<'rename'> = {
  ...PLACE_OPERATION,
  name: 'rename',
  command: {
    summary: 'rename a symbol everywhere, under guard',
    description:
      'Renames the symbol at a place in the whole workspace. Without --apply it shows the patch with its checks, the diagnostics before and after, and the mentions that the rename leaves unchanged; nothing is written.',
    arguments: [SELECTOR_ARGUMENT, { name: '<name>', description: 'the new name', reads: 'newName' }],
    examples: `  lanser rename 'py://pkg.mod#Class.method' fetch                 show the patch
  lanser rename 'py://pkg.mod#Class.method' fetch --overrides --apply
  lanser rename src/app.py@L42:C7 total | git apply               the patch is Git's`,
    exitCodes: EDIT_EXIT_CODES,
  },
  options: [...PLACED_EDIT_OPTIONS, 'newName', 'overrides'],
  parameters: ['newName'],
  writes: 'if applied',
  readsCheckout: true,
  run: planRename,
  words: editWords,
};
