import { test } from 'vitest';
import { actionRunner } from '../helpers/action-runner.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectInconclusive, HANGS } from './deadline-step.ts';

const sandbox = useSandbox();
const runner = actionRunner(sandbox);

test('a gate that reaches its time limit while npm fetches Pyright is inconclusive', async () =>
  expectInconclusive(sandbox, runner, {
    name: 'npm',
    minutes: '0.04',
    inputs: { 'pyright-version': '1.1.400' },
    programs: { npm: HANGS },
  }));
