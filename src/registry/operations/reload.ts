import { statusText } from '../../report/status-text.ts';
import { reload as askReload } from '../../session/operations/server-operations.ts';
import type { Operation } from '../operation.ts';

export const reload: Operation<'reload'> = {
  name: 'reload',
  command: {
    summary: 'forget kept answers',
    description: 'Forgets every answer that was kept, and restarts the servers.',
    arguments: [],
    examples: '  lanser reload --json',
    exitCodes: 'Exit codes: 0 done, 27 no server.',
  },
  selector: 'none',
  shared: ['server'],
  options: [],
  writes: 'never',
  readsCheckout: false,
  run: askReload,
  words: ({ facts }, { colors }) => statusText(facts, colors),
};
