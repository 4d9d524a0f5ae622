import { statusText } from '../../report/status-text.ts';
import { status as askStatus } from '../../session/operations/server-operations.ts';
import type { Operation } from '../operation.ts';

export const status: Operation<'status'> = {
  name: 'status',
  command: {
    summary: 'show the language servers of the workspace',
    description: 'Show the configured and built-in language servers and their states. No server is started.',
    arguments: [],
    examples: '  lanser status\n  lanser status --json | jq .facts.servers',
    exitCodes: { 0: 'shown', 20: 'no server has the given name' },
  },
  selector: 'none',
  shared: ['server'],
  options: [],
  writes: 'never',
  readsCheckout: false,
  run: askStatus,
  words: ({ facts }, { colors }) => statusText(facts, colors),
};
