import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advanced,
  boundedScore,
  evidenceOfFindings,
  NO_PROGRESS,
  worthOf,
  type Progress,
  type StepEvidence,
} from '../../src/reward/bounded-score.ts';
import { rewardFormula } from '../../src/reward/formula.ts';
import { createRewardSession } from '../../src/reward/reward-session.ts';
import { stepReward } from '../../src/reward/score-step.ts';
import { LanserError } from '../../src/model/lanser-error.ts';
import { diagnosed, hovered, located, previewed } from './bundles.ts';

const formula = rewardFormula({ version: 'rl-csf-v2' });
const weights = { wD: 1, wH: 1, wE: 1 };
const anyEvidence: fc.Arbitrary<StepEvidence> = fc
  .record({ soft: fc.nat({ max: 3 }), weakened: fc.nat({ max: 3 }), deleted: fc.nat({ max: 3 }) })
  .map(({ soft, weakened, deleted }) => ({ evidence: soft + weakened, weakened, deleted }));
const anyChange = fc.tuple(fc.integer({ min: -40, max: 40 }), anyEvidence);
const anyPath = fc.array(anyChange, { minLength: 1, maxLength: 12 });

function statesOf(path: readonly (readonly [number, StepEvidence])[]): readonly Progress[] {
  const states: Progress[] = [NO_PROGRESS];
  for (const [removed, evidence] of path) {
    states.push(advanced(states.at(-1) as Progress, removed, evidence));
  }
  return states;
}

function rewardsOf(states: readonly Progress[]): readonly number[] {
  return states.slice(1).map((after, at) => boundedScore(states[at] as Progress, after, false, weights));
}

describe('rl-csf-v2', () => {
  test('without tool errors, rewards are exact multiples of 0.1 from -2 to 2', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        for (const r of rewardsOf(statesOf(path))) {
          expect(Math.abs(r)).toBeLessThanOrEqual(2);
          expect(r).toBe(Number(r.toFixed(1)));
        }
      }),
    );
  });

  test('without a tool error, the reward of the first step is from -1 to 1; a tool error costs 0.1', () => {
    fc.assert(
      fc.property(anyChange, ([removed, evidence]) => {
        const after = advanced(NO_PROGRESS, removed, evidence);
        expect(Math.abs(boundedScore(NO_PROGRESS, after, false, weights))).toBeLessThanOrEqual(1);
        expect(worthOf(after, weights) - 10 * boundedScore(NO_PROGRESS, after, true, weights)).toBe(1);
      }),
    );
  });

  test('without tool errors, the sum of the rewards depends only on the last state, and is 0 for undone changes', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const states = statesOf(path);
        const tenths = rewardsOf(states).reduce((sum, r) => sum + Math.round(10 * r), 0);
        expect(tenths).toBe(worthOf(states.at(-1) as Progress, weights));
      }),
    );
    const noise = [-100, ...Array.from({ length: 10 }, () => 10)];
    const none = { evidence: 0, weakened: 0, deleted: 0 };
    const states = statesOf(noise.map((removed) => [removed, none]));
    expect(rewardsOf(states).reduce((sum, r) => sum + Math.round(10 * r), 0)).toBe(0);
  });

  test('fewer diagnostics never lower the reward, and more evidence of gaming never raises it', () => {
    fc.assert(
      fc.property(anyChange, fc.nat({ max: 9 }), anyEvidence, ([removed, evidence], fewer, more) => {
        const worth = (count: number, found: StepEvidence): number =>
          worthOf(advanced(NO_PROGRESS, count, found), weights);
        expect(worth(removed + fewer, evidence)).toBeGreaterThanOrEqual(worth(removed, evidence));
        const added = {
          evidence: evidence.evidence + more.evidence,
          weakened: evidence.weakened + more.weakened,
          deleted: evidence.deleted + more.deleted,
        };
        expect(worth(removed, added)).toBeLessThanOrEqual(worth(removed, evidence));
      }),
    );
  });

  test('a change with evidence of gaming gets no reward for diagnostics that disappear', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1000 }), fc.integer({ min: 1, max: 9 }), (removed, evidence) => {
        const after = advanced(NO_PROGRESS, removed, { evidence, weakened: 0, deleted: 0 });
        expect(boundedScore(NO_PROGRESS, after, false, weights)).toBe(0);
      }),
    );
  });

  test('operations that only read get a reward of 0 while the number of errors is unchanged', () => {
    const session = createRewardSession({ version: 'rl-csf-v2', previous: diagnosed({ 'app.py': 3 }) });
    for (const bundle of [located(1), hovered(), diagnosed({ 'app.py': 3 }), located(0.94)]) {
      expect(session.score(bundle)).toMatchObject({ version: 'rl-csf-v2', r: 0 });
    }
    expect(session.score(diagnosed({ 'app.py': 2 }))?.r).toBe(0.1);
    expect(session.score(located(1))?.r).toBe(0);
  });

  test('an inconclusive step gets no reward, and the next step is compared with the last conclusive step', () => {
    const session = createRewardSession({ version: 'rl-csf-v2', previous: diagnosed({ 'app.py': 3 }) });
    const undecided = {
      ...hovered(),
      facts: null,
      error: new LanserError('E/INCONCLUSIVE', 'No answer.').toJSON(),
    };
    expect(session.score(undecided)).toBeNull();
    expect(session.score(diagnosed({ 'app.py': 1 }))?.r).toBe(0.2);
  });

  test('bundles and their JSON copies get equal rewards in a session', () => {
    const anyStep = fc.oneof(
      fc.nat({ max: 30 }).map((errors) => diagnosed({ 'app.py': errors })),
      fc.constant(located(0.5)),
      fc.constant(located(0.5, 'failed')),
      fc.constant(previewed(0, 2, 1)),
    );
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 9 }), (path) => {
        const score = (bundles: typeof path): string => {
          const session = createRewardSession({ ...formula, previous: diagnosed({ 'app.py': 5 }) });
          return JSON.stringify(bundles.map((bundle) => session.score(bundle)));
        };
        expect(score(JSON.parse(JSON.stringify(path)) as typeof path)).toBe(score(path));
      }),
      { numRuns: 40 },
    );
  });

  test('a gate gives the same reward as a session', () => {
    const counts = (error: number) => ({ error, warning: 0, information: 7 });
    const gate = stepReward({ bundleId: 'sha256:a', counts: counts(5) }, counts(2), formula, 0);
    const session = createRewardSession({ ...formula, previous: diagnosed({ 'app.py': 5 }) });
    expect(gate.r).toBe(session.score(diagnosed({ 'app.py': 2 }))?.r);
    expect(gate.components).toEqual({ diag_delta: 3, evidence: 0, weakened: 0, tool_error: 0 });
  });
});

test('a suppression costs 0.1; an emptied file is evidence of gaming, and a deleted file is not', () => {
  const at = { uri: 'app.py', range: null };
  const found = evidenceOfFindings(
    [
      { ...at, kind: 'suppression', text: 'type: ignore' },
      { ...at, kind: 'any', text: 'Any' },
      { ...at, kind: 'deleted', text: 'app.py' },
      { ...at, kind: 'deleted', text: 'app.py: now contains no code' },
    ],
    2,
  );
  expect(found).toEqual({ evidence: 3, weakened: 1, deleted: 2 });
  expect(boundedScore(NO_PROGRESS, advanced(NO_PROGRESS, 5, found), false, weights)).toBe(-0.1);
});
