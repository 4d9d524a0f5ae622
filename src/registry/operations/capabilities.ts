import { jsonWords } from '../../report/words.ts';
import { capabilities as askCapabilities } from '../../session/operations/server-operations.ts';
import { SERVER_EXIT_CODES, type Operation } from '../operation.ts';

export const capabilities: Operation<'capabilities'> = {
  name: 'capabilities',
  command: {
    summary: 'show the capabilities of a language server',
    description: 'Show the capabilities that a language server announces at initialization.',
    arguments: [],
    examples: '  lanser capabilities\n  lanser capabilities --server basedpyright',
    exitCodes: { 0: 'shown', ...SERVER_EXIT_CODES },
  },
  selector: 'none',
  shared: ['server', 'timeout'],
  options: [],
  writes: 'never',
  readsCheckout: false,
  run: askCapabilities,
  words: ({ facts }) => jsonWords(facts.capabilities),
};
