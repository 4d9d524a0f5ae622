import { test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectOwnCode } from './own-code.ts';

const sandbox = useSandbox();

test.each(['variable', 'link'] as const)(
  'base and head each import their own code if it is on the import path by a %s',
  async (kind) => expectOwnCode(sandbox, kind),
);
