import { expect, test } from 'vitest';
import type { GateOptions } from '../../src/gate/options.ts';
import { policyOf } from '../../src/gate/policy.ts';
import { testHost } from '../helpers/test-host.ts';

const options: GateOptions = {
  host: testHost(),
  repository: '.',
  base: 'HEAD',
  head: 'HEAD',
  signal: new AbortController().signal,
};

test("the requested reward formula takes precedence over the formula in base's configuration", () => {
  const configured = { reward: { version: 'pr-v1', weights: { alpha: 2 } } } as const;
  expect(policyOf(configured, options).reward).toEqual({
    version: 'pr-v1',
    weights: { alpha: 2, beta: 0.4, gamma: 0.1 },
  });
  const requested = { ...options, rewardVersion: 'rl-csf-v1', rewardWeights: { wD: 1 } } as const;
  expect(policyOf(configured, requested).reward).toMatchObject({
    version: 'rl-csf-v1',
    weights: { wD: 1, wS: 0.4 },
  });
});

test('weights that the formula lacks cause E/CONFIG in a configuration, and E/USAGE in the options', () => {
  const foreign = { alpha: 1 };
  expect(() => policyOf({ reward: { weights: foreign } }, options)).toThrow(
    expect.objectContaining({ code: 'E/CONFIG' }),
  );
  expect(() => policyOf({}, { ...options, rewardWeights: foreign })).toThrow(
    expect.objectContaining({ code: 'E/USAGE' }),
  );
});

test('a duplicate reason in failOn is listed once', () => {
  const failOn = ['schema', 'inconclusive', 'schema'] as const;
  expect(policyOf({ gate: { failOn: [...failOn] } }, options).failOn).toEqual(['schema', 'inconclusive']);
});
