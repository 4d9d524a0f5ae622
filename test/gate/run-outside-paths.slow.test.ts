import { test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectNoVerdictAbove, expectNoVerdictBeside } from './outside-paths.ts';

const sandbox = useSandbox();

test.each([
  {
    name: 'include-file',
    settings: { include: ['../include-file/app.py', 'pkg'] },
    reason: 'outside of the checkout',
  },
  {
    name: 'root',
    settings: { executionEnvironments: [{ root: '..' }] },
    reason: 'executionEnvironments[0].root to ".."',
  },
  { name: 'stubs', settings: { stubPath: '..' }, reason: 'stubPath to ".."' },
])('the gate is inconclusive if a configured path leads out of the repository: $name', async (given) =>
  expectNoVerdictAbove(sandbox, given),
);

test.each([
  {
    name: 'extra-beside',
    settings: { extraPaths: ['../beside'] },
    reason: 'extraPaths to "../beside"',
  },
  {
    name: 'root-beside',
    settings: { executionEnvironments: [{ root: '.', extraPaths: ['../beside'] }] },
    reason: '.extraPaths to',
  },
])('the gate is inconclusive if imports come from a folder beside the repository: $name', async (given) =>
  expectNoVerdictBeside(sandbox, given),
);
