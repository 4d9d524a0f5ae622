import { expect, test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectEqualRewards } from './every-reward.ts';

const sandbox = useSandbox();

test('the command line, the SDK, a recording, records, a trajectory and the loaders give equal numbers', async () => {
  expect(await expectEqualRewards(sandbox, 7)).toBe(6);
});
