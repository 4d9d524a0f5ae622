import { renameFile as planRenameFile } from '../../refactor/rename-file-operation.ts';
import { editWords } from '../../report/words.ts';
import { EDIT_EXIT_CODES, type Operation } from '../operation.ts';
import { EDIT_OPTIONS } from '../options.ts';

export const renameFile: Operation<'renameFile'> = {
  name: 'renameFile',
  command: {
    alias: 'rename-file',
    summary: 'move a file or folder and update the imports',
    description:
      'Rename or move a file or folder of the workspace, and update the affected imports. Without --apply, show the patch and write nothing.',
    arguments: [
      { name: '<old>', description: 'the file or folder, relative to the workspace', sets: 'oldUri' },
      {
        name: '<new>',
        description: 'the new path of the file or folder, relative to the workspace',
        sets: 'newUri',
      },
    ],
    examples: `  lanser rename-file src/pkg/old.py src/pkg/new.py
  lanser rename-file src/pkg/tools src/pkg/internal --apply`,
    exitCodes: {
      ...EDIT_EXIT_CODES,
      3: 'the file or folder to move does not exist',
      70: 'the edit cannot be applied to the files',
    },
  },
  selector: 'none',
  shared: ['server', 'timeout'],
  options: [...EDIT_OPTIONS, 'oldUri', 'newUri'],
  parameters: ['oldUri', 'newUri'],
  writes: 'if applied',
  readsCheckout: true,
  run: async (session, oldUri, newUri, options) => planRenameFile(session, oldUri, newUri, options),
  words: editWords,
};
