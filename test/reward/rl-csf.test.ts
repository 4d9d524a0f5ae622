import { describe, expect, test } from 'vitest';
import bundleSchema from '../../schemas/bundle.schema.json' with { type: 'json' };
import { rewardFormula, RL_CSF_WEIGHTS } from '../../src/reward/formula.ts';
import { potential, rlCsfScore, type RewardState } from '../../src/reward/linear-score.ts';
import { scoreStep, type RewardStep } from '../../src/reward/score-step.ts';

function state(diagnostics: number, safety: number, confidence: number): RewardState {
  return { diagnostics, safety, confidence };
}

function step(before: RewardState, after: RewardState, flags: Partial<RewardStep> = {}): RewardStep {
  return { before, after, toolError: false, scopeChanged: false, ...flags };
}

const improved = step(state(5, 0, 0.7), state(2, 1, 0.94));
const failed = step(state(7, 0, 0.62), state(7, 0, 0.62), { toolError: true });

describe('the examples in the paper on RL-CSF', () => {
  test('diagnostics 5→2, safety 0→1 and confidence 0.70→0.94 give 1.924', () => {
    // 0.1·0.94 and 0.1·0.70 cannot be represented exactly as doubles.
    expect(rlCsfScore(improved, RL_CSF_WEIGHTS)).toBeCloseTo(1.924, 14);
  });

  test('a tool error without other changes gives −0.5', () => {
    expect(rlCsfScore(failed, RL_CSF_WEIGHTS)).toBe(-0.5);
  });

  test('use the default weights', () => {
    expect(RL_CSF_WEIGHTS).toEqual({ wD: 0.5, wS: 0.4, wA: 0.1, wE: 0.5, gamma: 1 });
  });
});

describe('rlCsfScore', () => {
  // These weights are powers of two, so the scores have no rounding errors.
  const weights = { wD: 0.5, wS: 0.25, wA: 0.125, wE: 8, gamma: 0.5 };

  test('returns gamma · potential(after) − potential(before), minus wE for a tool error', () => {
    expect(potential(state(3, 1, 0.5), weights)).toBe(-1.5 + 0.25 + 0.0625);
    expect(rlCsfScore(step(state(3, 1, 0.5), state(1, 0.5, 1)), weights)).toBe(0.5 * -0.25 - -1.1875);
    expect(rlCsfScore(step(state(1, 0, 0), state(1, 0, 0), { toolError: true }), weights)).toBe(0.25 - 8);
  });

  test('counts the diagnostics as unchanged if the scopes differ', () => {
    const narrowed = step(state(40, 0, 0), state(2, 1, 0), { scopeChanged: true });
    expect(rlCsfScore(narrowed, { ...weights, gamma: 1 })).toBe(0.25);
  });
});

function scored(one: RewardStep): ReturnType<typeof scoreStep> {
  return scoreStep(one, rewardFormula(), { previousBundleId: null, source: 'bundle' });
}

describe('scoreStep', () => {
  test('records the score, its components, weights and explanation', () => {
    expect(scored(failed)).toEqual({
      version: 'rl-csf-v1',
      previousBundleId: null,
      r: -0.5,
      components: { diag_delta: 0, safety_delta: 0, confidence_delta: 0, tool_error: 1 },
      weights: RL_CSF_WEIGHTS,
      source: 'bundle',
      scopeChanged: false,
      explanation: 'diagnostics 7 → 7; safety 0 → 0; confidence 0.62 → 0.62; tool error 1',
    });
    expect(scored(improved).components).toMatchObject({
      diag_delta: 3,
      safety_delta: 1,
      tool_error: 0,
    });
  });

  test('records a changed scope, and leaves the diagnostics out of the score', () => {
    const reward = scored({ ...improved, scopeChanged: true });
    expect(reward).toMatchObject({ scopeChanged: true, components: { diag_delta: 0, safety_delta: 1 } });
    expect(reward.explanation).not.toContain('5 → 2');
    expect(reward.r).toBe(rlCsfScore({ ...improved, scopeChanged: true }, RL_CSF_WEIGHTS));
  });

  test('never returns negative zero', () => {
    // A bundle can contain `-0`, because `-0` is valid JSON.
    const negative = step(state(0, 0, 0), state(0, -0, -0));
    expect(rlCsfScore(negative, RL_CSF_WEIGHTS)).toBe(-0);
    expect(scored(negative).r).toBe(0);
    expect(scored(step(state(0, 0, 0), state(0, 0, 0))).r).toBe(0);
  });

  test('returns exactly the properties that the schema requires', () => {
    expect(bundleSchema.$defs.rlCsfReward.required.toSorted()).toEqual(
      Object.keys(scored(improved)).toSorted(),
    );
  });
});
