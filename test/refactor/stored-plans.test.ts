import { expect, test } from 'vitest';
import { storedPlan, storePlan } from '../../src/refactor/stored-plans.ts';
import type { WorkspaceSession } from '../../src/session/workspace-session.ts';

type Preview = Parameters<typeof storePlan>[2];

const session = { plansFolder: undefined } as WorkspaceSession;
const preview = (name: string): Preview =>
  ({ plan: { name }, checks: [], notCovered: [] }) as unknown as Preview;
const idOf = (number: number): string => `sha256:${number.toString(16).padStart(8, '0')}${'0'.repeat(56)}`;

test('even without a cache folder, a process finds its own plans by id or by a unique prefix of the id', async () => {
  await storePlan(session, idOf(1), preview('one'));
  await storePlan(session, idOf(2), preview('two'));
  expect(await storedPlan(session, idOf(1))).toEqual(preview('one'));
  expect(await storedPlan(session, idOf(2).slice(0, 15))).toEqual(preview('two'));
  expect(await storedPlan(session, idOf(3))).toBeUndefined();
  await storePlan(session, `sha256:00000002${'1'.repeat(56)}`, preview('other'));
  expect(await storedPlan(session, 'sha256:00000002')).toBeUndefined();
});

test('without a cache folder, a process keeps only the newest 64 plans', async () => {
  for (let number = 100; number < 200; number += 1) await storePlan(session, idOf(number), preview('x'));
  expect(await storedPlan(session, idOf(135))).toBeUndefined();
  expect(await storedPlan(session, idOf(136))).toBeDefined();
});
