import { expect, test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectEqualRewards } from './every-reward.ts';

const sandbox = useSandbox();

test('the command line, the SDK, the export formats, examples/training and a Harbor task give equal rewards; of seven steps, six have a reward', async () => {
  expect(await expectEqualRewards(sandbox, 7)).toBe(6);
});
