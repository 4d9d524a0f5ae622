import cl100k from 'js-tiktoken/ranks/cl100k_base';
import { expect, test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectFewTokens, expectStop, useAgentLoop } from './agent-loop.ts';

const loop = useAgentLoop(useSandbox());

test('the agent loop stops a rename to a keyword, states the reason, and writes nothing', async () =>
  expectStop(loop, ['parse', 'class'], /E\/USAGE: "class" is a Python keyword/u));

test('the agent loop prints at most 2,500 tokens in the encoding cl100k_base', async () => {
  const played = await loop.play('RateTable.rate', 'rate_on');
  expect(played).toMatchObject({ code: 0 });
  expectFewTokens(played.stdout, cl100k);
});
