import { test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectOwnCode } from './own-code.ts';

const sandbox = useSandbox();

test.each(['variable', 'link'] as const)('each side imports its own code: %s', async (kind) =>
  expectOwnCode(sandbox, kind),
);
