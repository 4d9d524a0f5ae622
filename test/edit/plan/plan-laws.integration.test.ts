import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { temporaryRepository } from '../../helpers/temporary-repository.ts';
import { anyChoices, anyTree, stepsOf } from './any-edit.ts';
import { checkPlanLaw } from './plan-law.ts';
import { at, edit } from './planned.ts';

test('the steps of a plan, `git apply` of its diff, and a simple model of LSP edits give the same tree', async () => {
  await using repository = await temporaryRepository();
  const outcomes = { done: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(anyTree, anyChoices, async (tree, choices) => {
      outcomes[await checkPlanLaw(repository, tree, stepsOf(tree, choices))] += 1;
    }),
    { numRuns: 60 },
  );
  expect(outcomes.done).toBeGreaterThan(outcomes.refused);
});

test('the law holds if the bytes of the new text in cp1252 are also valid UTF-8', async () => {
  await using repository = await temporaryRepository();
  const text = `# coding: cp1252${'\n'.repeat(13)}`;
  const file = { text, encoding: 'cp1252', isExecutable: false, ending: '\n' } as const;
  const steps = [edit('a.py', at(1, 0, 3, 0, 'é€€'))];
  expect(await checkPlanLaw(repository, new Map([['a.py', file]]), steps)).toBe('done');
});
