import type { GateOptions } from '../gate/options.ts';
import type { PairOptions } from '../model/generated/manifest.ts';

/** The names of the options that a manifest can set for a pair (a base and a change). */
export const PAIR_OPTIONS: readonly (keyof PairOptions)[] = [
  'workingDirectory',
  'configFile',
  'python',
  'pyrightVersion',
  'failOn',
  'warnOnly',
  'schemas',
  'traces',
  'proposals',
  'trajectory',
  'scope',
  'pullRequestText',
  'label',
  'rewardVersion',
  'weights',
  'timeout',
];

export function gateOptions(
  options: Readonly<PairOptions> = {},
): Omit<GateOptions, 'base' | 'head' | 'host' | 'repository' | 'signal'> {
  const { workingDirectory, label, weights, timeout, ...same } = options;
  return {
    ...same,
    ...(workingDirectory === undefined ? {} : { workingDirectories: workingDirectory }),
    labels: label,
    rewardWeights: weights,
    timeoutMs: timeout === undefined ? undefined : timeout * 1000,
  };
}
