import { statusText } from '../../report/status-text.ts';
import { reload as askReload } from '../../session/operations/server-operations.ts';
import type { Operation } from '../operation.ts';

export const reload: Operation<'reload'> = {
  name: 'reload',
  command: {
    summary: 'discard cached answers and stop the servers',
    description:
      'Discard all cached answers on disk. Stop all language servers, or only the one that --server names, and discard the answers that they keep in memory. The next request starts new servers.',
    arguments: [],
    examples: '  lanser reload\n  lanser reload --server pyright',
    exitCodes: { 0: 'discarded and stopped', 20: 'no server has the given name' },
  },
  selector: 'none',
  shared: ['server'],
  options: [],
  writes: 'never',
  readsCheckout: false,
  run: askReload,
  words: ({ facts }, { colors }) => statusText(facts, colors),
};
