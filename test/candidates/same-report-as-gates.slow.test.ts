import { beforeAll, describe, test } from 'vitest';
import type { Start } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import {
  BRANCHES,
  candidates,
  expectGateOfBranch,
  expectGateOfWorkTree,
  writeBranches,
  type Results,
} from './evaluated-branches.ts';

const sandbox = useSandbox();
let written: { readonly start: Start; readonly args: readonly string[] };

beforeAll(async () => {
  written = await writeBranches(sandbox);
});

describe.each(['affected', 'full'] as const)(
  "in the scope %s, a candidate's report equals that of a separate gate",
  (scope) => {
    let results: Results;

    beforeAll(async () => {
      results = await candidates([...written.args, '--scope', scope], written.start);
    });

    test.each(Object.keys(BRANCHES))('for the branch %s', async (name) =>
      expectGateOfBranch(name, scope, results, written.start),
    );

    test('for a patch, and for a work tree with the same files', async () =>
      expectGateOfWorkTree(scope, results, sandbox));
  },
);
