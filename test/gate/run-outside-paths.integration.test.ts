import { test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectNoVerdictAbove, expectNoVerdictBeside } from './outside-paths.ts';

// The other settings are in run-outside-paths.slow.test.ts.
const sandbox = useSandbox();

test.each([
  {
    name: 'include',
    settings: { include: ['..', 'pkg'] },
    reason: '"..", which is outside of the checkout',
  },
  { name: 'extra', settings: { extraPaths: ['..'] }, reason: 'extraPaths to "..", a folder above' },
])('the gate is inconclusive if a configured path leads out of the repository: $name', async (given) =>
  expectNoVerdictAbove(sandbox, given),
);

test('the gate is inconclusive if imports come from a folder beside the repository', async () =>
  expectNoVerdictBeside(sandbox, {
    name: 'stubs-beside',
    settings: { stubPath: '../beside' },
    reason: 'stubPath to "../beside"',
  }));
