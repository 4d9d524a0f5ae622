import { statusText } from '../../report/status-text.ts';
import { reload as askReload } from '../../session/operations/server-operations.ts';
import type { Operation } from '../operation.ts';

export const reload: Operation<'reload'> = {
  name: 'reload',
  command: {
    summary: 'discard cached answers and restart the servers',
    description: 'Discard all cached answers and restart the language servers.',
    arguments: [],
    examples: '  lanser reload\n  lanser reload --server pyright',
    exitCodes: { 0: 'restarted', 20: 'no server has the given name' },
  },
  selector: 'none',
  shared: ['server'],
  options: [],
  writes: 'never',
  readsCheckout: false,
  run: askReload,
  words: ({ facts }, { colors }) => statusText(facts, colors),
};
