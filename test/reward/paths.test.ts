import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bundle, ProcessReward } from '../../src/model/bundle.ts';
import type { RewardChoice } from '../../src/reward/formula.ts';
import { potential } from '../../src/reward/linear-score.ts';
import { createRewardSession, type RewardSessionOptions } from '../../src/reward/reward-session.ts';
import { counterfactuals, trainingRecords, type RecordedStep } from '../../src/reward/training-records.ts';
import { violationsOf } from '../../src/schema/validate.ts';
import { diagnosed, hovered, located, previewed } from './bundles.ts';

// Small multiples of 1/8 add and multiply without rounding, so the sums below are exact.
const eighth = fc.nat({ max: 8 }).map((value) => value / 8);
const exactWeights = fc.record({ wD: eighth, wS: eighth, wA: eighth, wE: eighth, gamma: eighth });
const anyStep: fc.Arbitrary<Bundle> = fc.oneof(
  fc.nat({ max: 9 }).map((errors) => diagnosed({ 'app.py': errors })),
  eighth.map((confidence) => located(confidence)),
  eighth.map((confidence) => located(confidence, 'failed')),
  fc.tuple(fc.nat({ max: 9 }), eighth).map(([after, ready]) => previewed(0, after, ready)),
  fc.constant(hovered()),
);
const anyPath = fc.array(anyStep, { minLength: 1, maxLength: 12 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const anyWeights = fc.record({ wD: share, wS: share, wA: share, wE: share, gamma: share });

function rewardsOf(
  path: readonly Bundle[],
  options: RewardSessionOptions,
): readonly (ProcessReward | null)[] {
  const session = createRewardSession(options);
  return path.map((bundle) => session.score(bundle));
}

async function* recorded(path: readonly Bundle[]): AsyncGenerator<RecordedStep> {
  for (const [index, bundle] of path.entries()) {
    yield { index, request: bundle.request, bundle, documents: { 'app.py': `blob:${index}` } };
  }
}

async function collected<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

test('with gamma 1 and no penalty for tool errors (wE 0), the rewards sum to the end potential minus the start potential', () => {
  fc.assert(
    fc.property(anyPath, exactWeights, (path, some) => {
      const weights = { ...some, wE: 0, gamma: 1 };
      const start = diagnosed({ 'app.py': 4 });
      const rewards = rewardsOf(path, { weights, previous: start, scope: { kind: 'workspace' } });
      const sum = rewards.reduce((total, reward) => total + (reward?.r ?? Number.NaN), 0);
      expect(sum).toBe(potential(endOf(path), weights) - potential(endOf([start]), weights));
    }),
  );
});

/** Computes, without the code under test, the state after the bundles of `path`. The state before has 4 errors. */
function endOf(path: readonly Bundle[]): Parameters<typeof potential>[0] {
  const end = { diagnostics: 4, safety: 0, confidence: 0 };
  for (const { facts, resolution } of path) {
    if (facts !== null && 'counts' in facts) end.diagnostics = facts.counts.error;
    if (facts !== null && 'safety' in facts) end.safety = facts.safety.ready;
    if (resolution !== null) end.confidence = resolution.confidence;
  }
  return end;
}

test('with gamma 0.5 and no penalty for tool errors (wE 0), the discounted rewards sum to the discounted end potential minus the start potential', () => {
  const gamma = 0.5;
  fc.assert(
    // The discounts are powers of two, so the products are exact in a double.
    fc.property(anyPath, exactWeights, (path, some) => {
      const weights = { ...some, wE: 0, gamma };
      const start = diagnosed({ 'app.py': 4 });
      const rewards = rewardsOf(path, { weights, previous: start, scope: { kind: 'workspace' } });
      const sum = rewards.reduce((total, reward, t) => total + gamma ** t * (reward?.r ?? Number.NaN), 0);
      const ends = gamma ** path.length * potential(endOf(path), weights) - potential(endOf([]), weights);
      expect(sum).toBe(ends);
    }),
  );
});

test('rewards are the same for serialised bundles, in training records, and in the `counterfactuals` of a recording', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyPath,
      anyWeights,
      fc.constantFrom('rl-csf-v1', 'pr-v1'),
      async (path, some, version) => {
        const { wD, wS, gamma } = some;
        const choice: RewardChoice =
          version === 'rl-csf-v1'
            ? { version, weights: some }
            : { version, weights: { alpha: wD, beta: wS, gamma } };
        const online = rewardsOf(path, choice);
        const copied = JSON.parse(JSON.stringify([path, choice])) as [Bundle[], RewardChoice];
        expect(JSON.stringify(rewardsOf(copied[0], copied[1]))).toBe(JSON.stringify(online));
        const records = await collected(trainingRecords(recorded(path), choice));
        expect(records.map(({ reward }) => reward)).toEqual(online.map((reward) => reward?.r ?? null));
        const others = await collected(counterfactuals(recorded(path), [{}, choice]));
        expect(others.map(({ rewards }) => rewards[1])).toEqual(online);
      },
    ),
    { numRuns: 60 },
  );
});

test('training records match their schema, and only the last record is marked as done', async () => {
  const path = [diagnosed({ 'app.py': 2 }), located(0.5, 'failed'), diagnosed({ 'app.py': 0 })];
  for (const version of ['rl-csf-v1', 'rl-csf-v2', 'pr-v1'] as const) {
    const records = await collected(trainingRecords(recorded(path), { version }));
    for (const record of records) expect(violationsOf('training-record', record)).toEqual([]);
    expect(records.map(({ step, done, observation }) => [step, done, observation])).toEqual(
      path.map(({ bundleId }, index) => [index, index === 2, bundleId]),
    );
    expect(records[0]).toMatchObject({ reward: null, mask: false, components: null, previousBundleId: null });
    expect(records[1]).toMatchObject({
      previousBundleId: path[0]?.bundleId,
      components: expect.anything() as object,
    });
    expect(new Set(records.map(({ state }) => state)).size).toBe(3);
  }
  expect(await collected(trainingRecords(recorded([])))).toEqual([]);
});

test('a recorded step may specify its previous bundle', async () => {
  const [first, second] = [diagnosed({ 'app.py': 2 }), diagnosed({ 'app.py': 1 })];
  const steps = async function* (): AsyncGenerator<RecordedStep> {
    const common = { request: second.request, documents: {} };
    yield { ...common, index: 0, bundle: second, previous: first };
    yield { ...common, index: 1, bundle: second, previous: null };
    yield { ...common, index: 2, bundle: second };
  };
  const records = await collected(trainingRecords(steps()));
  expect(records.map(({ reward, previousBundleId }) => [reward, previousBundleId])).toEqual([
    [0.5, first.bundleId],
    [null, null],
    [0, second.bundleId],
  ]);
});
