import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REWARD_VERSIONS, rewardFormula, weightNames } from '../../src/reward/formula.ts';
import { scoreStep, type RewardStep } from '../../src/reward/score-step.ts';
import { parseWeights } from '../../src/reward/parse-weights.ts';
import { violationsOf } from '../../src/schema/validate.ts';
import { diagnosed } from './bundles.ts';

const ORIGIN = { previousBundleId: null, source: 'bundle' } as const;

function step(
  [d, s, a]: readonly [number, number, number],
  [laterD, laterS, laterA]: readonly [number, number, number],
  toolError = false,
): RewardStep {
  const before = { diagnostics: d, safety: s, confidence: a };
  const after = { diagnostics: laterD, safety: laterS, confidence: laterA };
  return { before, after, toolError, scopeChanged: false };
}

describe("the papers' worked examples", () => {
  test.each([
    ['rl-csf-v1, example 1', 'rl-csf-v1', step([5, 0, 0.7], [2, 1, 0.94]), 1.924],
    ['rl-csf-v1, example 2', 'rl-csf-v1', step([7, 0, 0.62], [7, 0, 0.62], true), -0.5],
    ['pr-v1, example 1', 'pr-v1', step([5, 0, 0], [2, 1, 0.94]), 1.894],
    ['pr-v1, the example bundle', 'pr-v1', step([3, 0, 0], [2, 1, 0.72]), 0.872],
    // The paper prints −0.438, as if an unsafe step cost the weight β. But the paper's equation adds β·S, and the
    // safety S is 0 here.
    ['pr-v1, example 2', 'pr-v1', step([7, 0, 0.62], [7, 0, 0.62]), -0.038],
  ] as const)("have the result of the paper's equation: %s", (_, version, one, expected) => {
    const { r } = scoreStep(one, rewardFormula({ version }), ORIGIN);
    expect(r).toBeCloseTo(expected, 14);
  });

  test("have the components of the paper's example bundle", () => {
    const reward = scoreStep(step([3, 0, 0], [2, 1, 0.72]), rewardFormula({ version: 'pr-v1' }), ORIGIN);
    expect(reward.components).toEqual({
      diag_delta: 1,
      safety: 1,
      ambiguity_penalty: 1 - 0.72,
      alpha_conf: 0.72,
    });
    expect(reward.weights).toEqual({ alpha: 0.5, beta: 0.4, gamma: 0.1 });
  });
});

test.each(REWARD_VERSIONS)(
  'if the scope changed, a %s reward has a diag_delta of 0 and matches the bundle schema',
  (version) => {
    const one = { ...step([1, 0, 0], [0, 1, 0.5]), scopeChanged: true };
    const processReward = scoreStep(one, rewardFormula({ version }), ORIGIN);
    expect(violationsOf('bundle', { ...diagnosed({}), processReward })).toEqual([]);
    expect(processReward.components.diag_delta).toBe(0);
  },
);

describe('weights', () => {
  test.each(
    REWARD_VERSIONS.flatMap((version) => weightNames(version).map((name) => [version, name] as const)),
  )('in %s, the weight %s must be a number from 0 to 1000000000', (version, weight) => {
    for (const value of [-1, -Number.MIN_VALUE, Number.NaN, Infinity, -Infinity, 1_000_000_001]) {
      const choice = { version, weights: { [weight]: value } };
      expect(() => rewardFormula(choice)).toThrow(
        expect.objectContaining({ code: 'E/USAGE', details: { weight } }),
      );
      expect(() => rewardFormula({}, choice)).toThrow(expect.objectContaining({ code: 'E/CONFIG' }));
    }
    expect(rewardFormula({ version, weights: { [weight]: 0 } }).weights).toMatchObject({ [weight]: 0 });
  });

  test.each(REWARD_VERSIONS)('the largest weights of %s give a finite score', (version) => {
    const weights = Object.fromEntries(weightNames(version).map((name) => [name, 1_000_000_000]));
    const { r } = scoreStep(step([0, 0, 0], [1e9, 1, 1], true), rewardFormula({ version, weights }), ORIGIN);
    expect(r).toSatisfy(Number.isFinite);
  });

  test('the error for a weight of a different formula names the weight', () => {
    expect(() => rewardFormula({ weights: { alpha: 1 } })).toThrow(
      '"alpha" is not a weight of rl-csf-v1. Known weights: wD, wS, wA, wE, gamma.',
    );
    expect(() => rewardFormula({ version: 'pr-v1', weights: { wD: 1 } })).toThrow(
      expect.objectContaining({ code: 'E/USAGE', details: { weight: 'wD', version: 'pr-v1' } }),
    );
  });

  test('configured weights apply only to the configured formula, and requested weights replace configured weights', () => {
    const configured = { weights: { wD: 2, gamma: 0.5 } };
    expect(rewardFormula({ weights: { wD: 3 } }, configured).weights).toEqual({
      wD: 3,
      wS: 0.4,
      wA: 0.1,
      wE: 0.5,
      gamma: 0.5,
    });
    // In pr-v1, gamma is a weight. In rl-csf-v1, the default, gamma is a discount.
    expect(rewardFormula({ version: 'pr-v1' }, configured).weights).toEqual({
      alpha: 0.5,
      beta: 0.4,
      gamma: 0.1,
    });
    expect(rewardFormula({}, { version: 'pr-v1', weights: { beta: 1 } })).toEqual({
      version: 'pr-v1',
      weights: { alpha: 0.5, beta: 1, gamma: 0.1 },
    });
  });
});

describe('parseWeights', () => {
  test('parses a list and a JSON object', () => {
    expect(parseWeights(' wD=0.5, wE = 1e-3\ngamma=1,')).toEqual({ wD: 0.5, wE: 0.001, gamma: 1 });
    expect(parseWeights('{"alpha": 1, "gamma": 0}')).toEqual({ alpha: 1, gamma: 0 });
    expect(parseWeights('')).toEqual({});
  });

  test('parses every valid weight exactly', () => {
    const value = fc.double({ min: 0, max: 1_000_000_000, noNaN: true });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('wD', 'wS', 'wA', 'wE', 'gamma'), value), (weights) => {
        const list = Object.entries(weights).map(([name, number]) => `${name}=${number}`);
        expect(parseWeights(list.join(','))).toEqual({ ...weights });
        expect(parseWeights(JSON.stringify(weights))).toEqual({ ...weights });
      }),
    );
  });

  test.each([
    ['wQ=1', '"wQ" is not a weight'],
    ['wD', 'The weight wD must be'],
    ['wD=', 'The weight wD must be'],
    ['wD=1=2', 'The weight wD must be'],
    ['wD=-1', 'The weight wD must be'],
    ['wD=1e999', 'The weight wD must be'],
    ['wD=NaN', 'The weight wD must be'],
    ['wD=1,wD=1', 'The weight wD is given twice.'],
    ['{"wS": "1"}', 'The weight wS must be'],
    ['{"wS": null}', 'The weight wS must be'],
    ['{"wS": 1', 'The weights are not a JSON object.'],
    ['{"__proto__": 1}', '"__proto__" is not a weight'],
  ])('rejects %j with a message that contains `%s`', (text, message) => {
    expect(() => parseWeights(text)).toThrow(
      expect.objectContaining({ code: 'E/USAGE', message: expect.stringContaining(message) as string }),
    );
  });
});
