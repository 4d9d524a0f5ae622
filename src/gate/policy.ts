import type { ObjectStore } from '../git/object-store.ts';
import { readFileOfTree } from '../git/trees.ts';
import type { Configuration } from '../model/generated/config.ts';
import { rewardFormula, type RewardFormula } from '../reward/formula.ts';
import { readSettings } from '../session/settings/settings.ts';
import { DEFAULT_TIMEOUT_MS, type FailOn, type GateOptions } from './options.ts';

/** By what the gate judges: read from base, so that a change cannot soften its own gate. */
export interface GatePolicy {
  readonly failOn: readonly FailOn[];
  readonly warnOnly: boolean;
  readonly reward: RewardFormula;
  /** Globs; undefined where nobody says. */
  readonly schemas: readonly string[] | undefined;
  readonly timeoutMs: number;
}

const DEFAULT_FAIL_ON: readonly FailOn[] = ['introduced-errors', 'schema', 'inconclusive'];

/** @throws LanserError E/USAGE, or E/CONFIG for base's own, where weights are not of the formula. */
export function policyOf(configuration: Configuration, options: GateOptions): GatePolicy {
  const configuredTimeout = configuration.timeoutSeconds;
  return {
    failOn: options.failOn ?? configuration.gate?.failOn ?? DEFAULT_FAIL_ON,
    warnOnly: options.warnOnly ?? configuration.gate?.warnOnly ?? false,
    schemas: options.schemas ?? configuration.gate?.schemas,
    reward: rewardFormula(
      { version: options.rewardVersion, weights: options.rewardWeights },
      configuration.reward,
    ),
    timeoutMs:
      options.timeoutMs ?? (configuredTimeout === undefined ? DEFAULT_TIMEOUT_MS : configuredTimeout * 1000),
  };
}

/**
 * `lanser.json`, or `[tool.lanser]` of `pyproject.toml`, at the root of a tree.
 *
 * @throws LanserError E/CONFIG with the file and the key or place.
 */
export async function readTreeConfiguration(
  store: ObjectStore,
  tree: string,
  signal: AbortSignal,
): Promise<Configuration> {
  return readSettings(async (name) => readFileOfTree(store, tree, name, signal));
}
