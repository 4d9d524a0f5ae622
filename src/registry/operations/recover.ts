import { recoverWorkspace } from '../../refactor/recover-operation.ts';
import { statusText } from '../../report/status-text.ts';
import type { Operation } from '../operation.ts';

export const recover: Operation<'recover'> = {
  name: 'recover',
  command: {
    summary: 'undo the half-written edit of a killed process',
    description:
      'Restores the files if a process was killed while it wrote an edit. Every command that works in the workspace does so first.',
    arguments: [],
    examples: `  lanser recover --verbose
  lanser recover --json`,
    exitCodes:
      'Exit codes: 0 nothing is half-written, 70 files were changed since, 71 refused by the file system.',
  },
  selector: 'none',
  shared: [],
  options: [],
  writes: 'always',
  readsCheckout: false,
  run: recoverWorkspace,
  words: ({ facts }, { colors }) => statusText(facts, colors),
};
