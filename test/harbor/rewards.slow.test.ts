import { expect, test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectEqualRewards } from './every-reward.ts';

const sandbox = useSandbox();

test(
  'the command line, the SDK, the export formats, examples/training and a Harbor task give equal rewards for the 1,000 steps after the first step',
  { timeout: 600_000 },
  async () => {
    expect(await expectEqualRewards(sandbox, 1001)).toBe(1000);
  },
);
