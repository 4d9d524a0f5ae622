import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RewardWeights } from '../../src/model/bundle.ts';
import { rewardFormula } from '../../src/reward/formula.ts';
import { potential, rlCsfScore, type RewardState } from '../../src/reward/linear-score.ts';
import { scoreStep, type RewardStep } from '../../src/reward/score-step.ts';

const unit = fc.double({ min: 0, max: 1, noNaN: true });
const weight = fc.double({ min: 0, max: 100, noNaN: true });
const anyState: fc.Arbitrary<RewardState> = fc.record({
  diagnostics: fc.nat({ max: 100_000 }),
  safety: unit,
  confidence: unit,
});
const anyWeights: fc.Arbitrary<RewardWeights> = fc.record({
  wD: weight,
  wS: weight,
  wA: weight,
  wE: weight,
  gamma: unit,
});
const anyStep: fc.Arbitrary<RewardStep> = fc.record({
  before: anyState,
  after: anyState,
  toolError: fc.boolean(),
  scopeChanged: fc.boolean(),
});

// Small multiples of 1/8 add and multiply without rounding.
const eighth = fc.nat({ max: 8 }).map((value) => value / 8);
const exactState = fc.record({ diagnostics: fc.nat({ max: 999 }), safety: eighth, confidence: eighth });
const exactWeights = fc.record({ wD: eighth, wS: eighth, wA: eighth, wE: eighth });

function step(before: RewardState, after: RewardState, toolError = false): RewardStep {
  return { before, after, toolError, scopeChanged: false };
}

function improvementOf({ diagnostics, safety, confidence }: RewardState): fc.Arbitrary<RewardState> {
  return fc.record({
    diagnostics: fc.nat({ max: diagnostics }),
    safety: fc.double({ min: safety, max: 1, noNaN: true }),
    confidence: fc.double({ min: confidence, max: 1, noNaN: true }),
  });
}

describe('rl-csf-v1', () => {
  test('is not negative if gamma is 1, no tool has an error and no component gets worse', () => {
    const pairs = anyState.chain((before) => fc.tuple(fc.constant(before), improvementOf(before)));
    fc.assert(
      fc.property(pairs, anyWeights, ([before, after], weights) => {
        expect(rlCsfScore(step(before, after), { ...weights, gamma: 1 })).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });

  test('with gamma 1 and wE 0, the sum of the scores depends only on the first and the last state', () => {
    fc.assert(
      fc.property(fc.array(exactState, { minLength: 2, maxLength: 20 }), exactWeights, (path, some) => {
        const weights = { ...some, wE: 0, gamma: 1 };
        const steps = path.slice(1).map((after, index) => step(path[index] as RewardState, after, true));
        const total = steps.reduce((sum, each) => sum + rlCsfScore(each, weights), 0);
        const [first, last] = [path[0] as RewardState, path.at(-1) as RewardState];
        expect(total).toBe(potential(last, weights) - potential(first, weights));
      }),
    );
  });

  test('with gamma 1, does not depend on diagnostics that both states have', () => {
    fc.assert(
      fc.property(anyStep, anyWeights, fc.nat({ max: 100_000 }), (some, weights, common) => {
        const withCommon = (state: RewardState): RewardState => ({
          ...state,
          diagnostics: state.diagnostics + common,
        });
        const more = { ...some, before: withCommon(some.before), after: withCommon(some.after) };
        const undiscounted = { ...weights, gamma: 1 };
        expect(rlCsfScore(more, undiscounted)).toBe(rlCsfScore(some, undiscounted));
      }),
    );
  });

  test('multiplies the potential of the later state by gamma', () => {
    fc.assert(
      fc.property(exactState, exactState, exactWeights, eighth, (before, after, some, gamma) => {
        const weights = { ...some, gamma };
        const expected = gamma * potential(after, weights) - potential(before, weights);
        expect(rlCsfScore(step(before, after), weights)).toBe(expected);
      }),
    );
  });

  test('subtracts exactly the weight wE for a tool error', () => {
    fc.assert(
      fc.property(exactState, exactState, exactWeights, (before, after, some) => {
        const weights = { ...some, gamma: 1 };
        const difference =
          rlCsfScore(step(before, after), weights) - rlCsfScore(step(before, after, true), weights);
        expect(difference).toBe(weights.wE);
      }),
    );
  });

  test('ignores the later number of diagnostics if the scope has changed', () => {
    fc.assert(
      fc.property(anyStep, anyWeights, fc.nat(), (each, weights, diagnostics) => {
        const changed = { ...each, scopeChanged: true };
        const other = { ...changed, after: { ...changed.after, diagnostics } };
        expect(rlCsfScore(other, weights)).toBe(rlCsfScore(changed, weights));
      }),
    );
  });

  test('gives the same score after serialisation of the step and the weights', () => {
    fc.assert(
      fc.property(anyStep, anyWeights, (each, weights) => {
        const origin = { previousBundleId: null, source: 'gate' } as const;
        const online = scoreStep(each, rewardFormula({ weights }), origin);
        const [sameStep, sameWeights] = JSON.parse(JSON.stringify([each, weights])) as [
          RewardStep,
          RewardWeights,
        ];
        expect(JSON.stringify(scoreStep(sameStep, rewardFormula({ weights: sameWeights }), origin))).toBe(
          JSON.stringify(online),
        );
        expect(Object.is(online.r, -0)).toBe(false);
      }),
    );
  });
});
