import { test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectOwnCode } from './own-code.ts';

const sandbox = useSandbox();

test.each([
  ['PYTHONPATH', 'variable'],
  ['a link in site-packages', 'link'],
] as const)('base and head each import their own code although %s leads into the checkout', async (_, kind) =>
  expectOwnCode(sandbox, kind),
);
