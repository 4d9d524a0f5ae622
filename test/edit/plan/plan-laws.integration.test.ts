import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { temporaryRepository } from '../../helpers/temporary-repository.ts';
import { anyChoices, anyTree, stepsOf } from './any-edit.ts';
import { holdPlanLaw } from './plan-law.ts';

test('a plan does what LSP says, and git apply does the same with its diff', async () => {
  await using repository = await temporaryRepository();
  const outcomes = { done: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(anyTree, anyChoices, async (tree, choices) => {
      outcomes[await holdPlanLaw(repository, tree, stepsOf(tree, choices))] += 1;
    }),
    { numRuns: 60 },
  );
  expect(outcomes.done).toBeGreaterThan(outcomes.refused);
});
