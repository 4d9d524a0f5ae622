import { jsonWords } from '../../report/words.ts';
import { capabilities as askCapabilities } from '../../session/operations/server-operations.ts';
import type { Operation } from '../operation.ts';

export const capabilities: Operation<'capabilities'> = {
  name: 'capabilities',
  command: {
    summary: 'the capabilities of a server',
    description: 'The capabilities that a language server announces.',
    arguments: [],
    examples: '  lanser capabilities --json',
    exitCodes: 'Exit codes: 0 done, 27 no server.',
  },
  selector: 'none',
  shared: ['server', 'timeout'],
  options: [],
  writes: 'never',
  readsCheckout: false,
  run: askCapabilities,
  words: ({ facts }) => jsonWords(facts.capabilities),
};
