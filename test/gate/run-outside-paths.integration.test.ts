import { test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import {
  expectNoVerdictAbove,
  expectNoVerdictBeside,
  expectNoVerdictByName,
  expectNoVerdictElsewhere,
} from './outside-paths.ts';

// Tests of other settings are in run-outside-paths.slow.test.ts.
const sandbox = useSandbox();

test('the gate is inconclusive if a configured path leads out of the repository', async () =>
  expectNoVerdictAbove(sandbox, {
    name: 'include',
    settings: { include: ['..', 'pkg'] },
    reason: 'include to "..", a folder above',
  }));

test('the gate is inconclusive if imports come from a folder beside the repository', async () =>
  expectNoVerdictBeside(sandbox, {
    name: 'stubs-beside',
    settings: { stubPath: '../beside' },
    reason: 'stubPath to "../beside"',
  }));

test('the gate is inconclusive if the configured environment is beside the repository', async () =>
  expectNoVerdictElsewhere(sandbox, {
    name: 'environment-above',
    settings: () => ({ venvPath: '..', venv: 'environment' }),
    reason: 'exists, but the gate does not read it: it is outside of the workspace',
  }));

test('the gate is inconclusive if the matches of a pattern depend on the path of the checkout', async () =>
  expectNoVerdictByName(sandbox, { name: 'exclude', key: 'exclude', pattern: '../t*e/a.py' }));
