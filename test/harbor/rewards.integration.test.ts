import { expect, test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectEqualRewards } from './every-reward.ts';

const sandbox = useSandbox();

test('the command line, the SDK, a trace, training records, a trajectory and the example loaders return equal rewards', async () => {
  expect(await expectEqualRewards(sandbox, 7)).toBe(6);
});
