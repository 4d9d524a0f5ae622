import type { ObjectStore } from '../git/object-store.ts';
import { fileSizeInTree, readFileOfTree } from '../git/trees.ts';
import type { Configuration } from '../model/generated/config.ts';
import { LanserError } from '../model/lanser-error.ts';
import { rewardFormula, type RewardFormula } from '../reward/formula.ts';
import { readSettings } from '../session/settings/settings.ts';
import {
  DEFAULT_FAIL_ON,
  DEFAULT_TIMEOUT_MS,
  type FailOn,
  type GateOptions,
  type GateScope,
  type Trajectory,
} from './options.ts';

/** The rules of a gate. Base's rules apply, because with head's rules, a change could weaken its own gate. */
export interface GatePolicy {
  readonly failOn: readonly FailOn[];
  readonly warnOnly: boolean;
  readonly reward: RewardFormula;
  /** True if the reward counts the diagnostics that head's new suppressions hide. `rl-csf-v2` ignores this value. */
  readonly countSuppressions: boolean;
  /** Globs of JSON Schemas and documents to check; undefined if neither an option nor the configuration sets them. */
  readonly schemas: readonly string[] | undefined;
  readonly traces: readonly string[];
  readonly proposals: readonly string[];
  readonly trajectory: Trajectory;
  readonly scope: GateScope;
  /** The reasons for failure that a label of the pull request waives, by label. */
  readonly waivers: Readonly<Record<string, readonly FailOn[]>>;
  readonly timeoutMs: number;
}

export type PolicyOverrides = Pick<
  GateOptions,
  | 'failOn'
  | 'proposals'
  | 'rewardVersion'
  | 'rewardWeights'
  | 'schemas'
  | 'scope'
  | 'timeoutMs'
  | 'traces'
  | 'trajectory'
  | 'warnOnly'
>;

/** The maximum size of a configuration file in bytes. Limits memory and parsing, because head's file is untrusted. */
const MAX_CONFIGURATION_SIZE = 2 ** 20;

const DEFAULT_TRACES = ['.lanser/traces/**/*.jsonl'];
const DEFAULT_PROPOSALS = ['.lanser/proposals/**/*.json'];

/**
 * Combines the options with the configuration. The options take precedence.
 *
 * @throws LanserError for a weight that the formula rejects: E/USAGE for a weight of the options, E/CONFIG for a
 * configured weight.
 */
export function policyOf(configuration: Configuration, options: PolicyOverrides): GatePolicy {
  const configuredTimeout = configuration.timeoutSeconds;
  return {
    failOn: [...new Set(options.failOn ?? configuration.gate?.failOn ?? DEFAULT_FAIL_ON)],
    warnOnly: options.warnOnly ?? configuration.gate?.warnOnly ?? false,
    schemas: options.schemas ?? configuration.gate?.schemas,
    countSuppressions: configuration.reward?.countSuppressions ?? false,
    traces: options.traces ?? configuration.gate?.traces ?? DEFAULT_TRACES,
    proposals: options.proposals ?? configuration.gate?.proposals ?? DEFAULT_PROPOSALS,
    trajectory: options.trajectory ?? configuration.gate?.trajectory ?? 'none',
    scope: options.scope ?? configuration.gate?.scope ?? 'full',
    waivers: configuration.gate?.waivers ?? {},
    reward: rewardFormula(
      { version: options.rewardVersion, weights: options.rewardWeights },
      configuration.reward,
    ),
    timeoutMs:
      options.timeoutMs ?? (configuredTimeout === undefined ? DEFAULT_TIMEOUT_MS : configuredTimeout * 1000),
  };
}

/** Returns an E/CONFIG error. @throws any other error. */
export function configError(error: unknown): LanserError {
  if (error instanceof LanserError && error.code === 'E/CONFIG') return error;
  throw error;
}

/**
 * Reads lanser's configuration in a tree. Returns an empty object if the tree has none.
 *
 * @throws LanserError E/CONFIG if a configuration file is invalid or too large, or if two files have settings; the
 * errors of {@link fileSizeInTree} and {@link readFileOfTree}.
 */
export async function readTreeConfiguration(
  store: ObjectStore,
  tree: string,
  signal: AbortSignal,
): Promise<Configuration> {
  return readSettings(async (name) => {
    const size = (await fileSizeInTree(store, tree, name, signal)) ?? 0;
    if (size <= MAX_CONFIGURATION_SIZE) return readFileOfTree(store, tree, name, signal);
    const maxMib = MAX_CONFIGURATION_SIZE / 2 ** 20;
    const message = `${name} is larger than ${maxMib} MiB. Remove everything that is not configuration.`;
    throw new LanserError('E/CONFIG', message, { path: name });
  });
}
