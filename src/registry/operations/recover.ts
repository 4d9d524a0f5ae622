import { recoverWorkspace } from '../../refactor/apply-operation.ts';
import { statusText } from '../../report/status-text.ts';
import type { Operation } from '../operation.ts';

export const recover: Operation<'recover'> = {
  name: 'recover',
  command: {
    summary: 'undo the unfinished edit of a killed process',
    description:
      'Restore the files if a process was killed while it wrote an edit. Other commands, such as diag and gate, do this first.',
    arguments: [],
    examples: `  lanser recover
  lanser recover --verbose`,
    exitCodes: {
      0: 'restored, or nothing to restore',
      70: 'files have changed since the process was killed',
    },
  },
  selector: 'none',
  shared: [],
  options: [],
  writes: 'always',
  readsCheckout: false,
  run: recoverWorkspace,
  words: ({ facts }, { colors }) => statusText(facts, colors),
};
