import { expect, test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectEqualRewards } from './every-reward.ts';

const sandbox = useSandbox();

test('1,000 scored steps have equal rewards in all tested interfaces', { timeout: 600_000 }, async () => {
  expect(await expectEqualRewards(sandbox, 1001)).toBe(1000);
});
