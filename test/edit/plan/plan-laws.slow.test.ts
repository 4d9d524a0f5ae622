import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { temporaryRepository } from '../../helpers/temporary-repository.ts';
import { anyChoices, anyTree, stepsOf } from './any-edit.ts';
import { checkPlanLaw } from './plan-law.ts';

test('for many random edits, the steps of a plan, `git apply` of its diff, and a simple model of LSP edits give the same tree', async () => {
  await using repository = await temporaryRepository();
  const outcomes = { done: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(anyTree, anyChoices, async (tree, choices) => {
      outcomes[await checkPlanLaw(repository, tree, stepsOf(tree, choices))] += 1;
    }),
    { numRuns: 1000 },
  );
  expect(outcomes.done).toBeGreaterThan(700);
}, 600_000);
