import { test } from 'vitest';
import { actionRunner } from '../helpers/action-runner.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectInconclusive, HANGS } from './deadline-step.ts';

// The end while npm fetches Pyright is in run-deadline.slow.test.ts.
const sandbox = useSandbox();
const runner = actionRunner(sandbox);

test('a gate whose time ends before a side is prepared is inconclusive', async () =>
  expectInconclusive(sandbox, runner, { name: 'early', minutes: '0.000001', inputs: {}, programs: {} }));

test('a gate whose time ends while Python describes its environment is inconclusive', async () =>
  expectInconclusive(sandbox, runner, {
    name: 'python',
    minutes: '0.04',
    inputs: {},
    programs: { python3: HANGS, python: HANGS },
  }));
