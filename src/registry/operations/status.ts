import { statusText } from '../../report/status-text.ts';
import { status as askStatus } from '../../session/operations/server-operations.ts';
import type { Operation } from '../operation.ts';

export const status: Operation<'status'> = {
  name: 'status',
  command: {
    summary: 'the servers of the workspace',
    description:
      'The language servers that are configured or built in, and the state of each. None is started.',
    arguments: [],
    examples: '  lanser status --json',
    exitCodes: 'Exit codes: 0 done, 27 no server.',
  },
  selector: 'none',
  shared: ['server'],
  options: [],
  writes: 'never',
  readsCheckout: false,
  run: askStatus,
  words: ({ facts }, { colors }) => statusText(facts, colors),
};
