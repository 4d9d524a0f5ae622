import { describe, expect, test } from 'vitest';
import { createRewardSession } from '../../src/reward/reward-session.ts';
import { diagnosed, diagnosedFiles, hovered, located, previewed } from './bundles.ts';

// The weights are powers of two, so that all rewards are exact.
const weights = { wD: 0.5, wS: 0.25, wA: 0.125, wE: 8, gamma: 1 };

test('the first step has no reward, and each later step is compared with the step before', () => {
  const session = createRewardSession({ weights });
  const [first, second] = [diagnosed({ 'a.py': 5 }), diagnosed({ 'a.py': 2 }, 1)];
  expect(session.score(first)).toBeNull();
  expect(session.score(second)).toMatchObject({
    r: 1,
    previousBundleId: first.bundleId,
    components: { diag_delta: 2, safety_delta: 0, confidence_delta: 0, tool_error: 0 },
    scopeChanged: false,
    source: 'bundle',
  });
  expect(session.score(second)).toMatchObject({ r: 0, previousBundleId: second.bundleId });
});

test('values that a bundle does not contain are taken from the step before', () => {
  const session = createRewardSession({ weights, previous: diagnosed({ 'a.py': 4 }) });
  expect(session.score(located(0.5))).toMatchObject({
    r: 0.0625,
    explanation: 'diagnostics 4 → 4; safety 0 → 0; confidence 0 → 0.5; tool error 0',
  });
  expect(session.score(hovered())).toMatchObject({ r: 0, scopeChanged: false });
  expect(session.score(diagnosed({ 'a.py': 1 }))).toMatchObject({
    r: 1.5,
    components: { diag_delta: 3, confidence_delta: 0 },
  });
});

test('a tool error subtracts its weight, and does not exclude the confidence from the score', () => {
  const session = createRewardSession({ weights, previous: located(0.25) });
  expect(session.score(located(0.75, 'failed'))).toMatchObject({
    r: 0.0625 - 8,
    components: { confidence_delta: 0.5, tool_error: 1 },
  });
  // The tool error has no effect on the next step.
  expect(session.score(hovered())).toMatchObject({ r: 0, components: { tool_error: 0 } });
});

test('a preview of an edit sets the safety, and the diagnostics of previews are a separate scope', () => {
  const session = createRewardSession({ weights, previous: diagnosed({ 'app.py': 9 }) });
  expect(session.score(previewed(9, 2, 0.5))).toMatchObject({
    r: 0.125,
    scopeChanged: true,
    components: { diag_delta: 0, safety_delta: 0.5 },
  });
  expect(session.score(previewed(2, 0, 1))).toMatchObject({
    r: 1.125,
    scopeChanged: false,
    components: { diag_delta: 2, safety_delta: 0.5 },
  });
});

describe('scopes', () => {
  test('that differ exclude diagnostics from the score', () => {
    const session = createRewardSession({ weights, previous: diagnosed({ 'a.py': 5 }) });
    const reward = session.score(diagnosedFiles('a.py'));
    expect(reward).toMatchObject({ r: 0, scopeChanged: true, components: { diag_delta: 0 } });
    expect(session.score(diagnosedFiles('b.py'))).toMatchObject({ scopeChanged: true });
    expect(session.score(diagnosedFiles('b.py'))).toMatchObject({ scopeChanged: false });
  });

  test('are equal for equal requests, even if the workspace has more files', () => {
    const session = createRewardSession({ weights, previous: diagnosed({ 'a.py': 5 }) });
    expect(session.score(diagnosed({ 'a.py': 5, 'b.py': 1 }))).toMatchObject({
      r: -0.5,
      scopeChanged: false,
    });
  });

  test('of different tools differ', () => {
    const session = createRewardSession({ weights, previous: diagnosed({ 'a.py': 5 }) });
    const bundle = diagnosed({ 'a.py': 1 });
    const mypy = {
      ...bundle,
      request: { ...bundle.request, options: { workspace: true, tool: 'mypy' } as const },
    };
    expect(session.score(mypy)).toMatchObject({ scopeChanged: true });
  });

  test('are reported as changed at the first bundle with diagnostics, and these diagnostics do not change the score', () => {
    const session = createRewardSession({ weights, previous: hovered() });
    expect(session.score(diagnosed({ 'a.py': 5 }))).toMatchObject({ r: 0, scopeChanged: true });
  });

  test('that are fixed to the workspace ignore counts of other scopes', () => {
    const session = createRewardSession({
      weights,
      scope: { kind: 'workspace' },
      previous: diagnosed({ 'app.py': 5 }),
    });
    expect(session.score(previewed(5, 2, 1))).toMatchObject({ r: 0.25, scopeChanged: false });
    expect(session.score(diagnosed({ 'app.py': 2 }))).toMatchObject({ r: 1.5, scopeChanged: false });
  });

  test('that are fixed to files count only these files, and only in bundles that cover all of them', () => {
    const session = createRewardSession({
      weights,
      scope: { kind: 'files', files: ['a.py', 'b.py'] },
      previous: diagnosed({ 'a.py': 2, 'b.py': 1, 'c.py': 7 }),
    });
    expect(session.score(diagnosed({ 'a.py': 1, 'b.py': 1, 'c.py': 0 }))).toMatchObject({ r: 0.5 });
    expect(session.score(diagnosedFiles('b.py'))).toMatchObject({ r: 0, scopeChanged: false });
    expect(session.score(diagnosedFiles('b.py', 'a.py', 'd.py'))).toMatchObject({
      r: 1,
      components: { diag_delta: 2 },
      scopeChanged: false,
    });
  });
});

test('if a step adds suppressions, the diagnostics that they hide count in this step and in later steps', () => {
  const session = createRewardSession({ weights, previous: diagnosed({ 'a.py': 3 }) });
  expect(session.score(diagnosed({ 'a.py': 0 }), 3)).toMatchObject({
    r: 0,
    explanation: expect.stringContaining('diagnostics 3 → 3') as string,
  });
  expect(session.score(diagnosed({ 'a.py': 0 }))).toMatchObject({ r: 0 });
});

test('scored() changes only the reward in a bundle', () => {
  const session = createRewardSession({ previous: diagnosed({ 'a.py': 1 }) });
  const bundle = diagnosed({ 'a.py': 0 });
  const { processReward, ...rest } = session.scored(bundle);
  const { processReward: none, ...unscored } = bundle;
  expect(none).toBeNull();
  expect(processReward?.r).toBe(0.5);
  expect(rest).toEqual(unscored);
});
