import type { ObjectStore } from '../git/object-store.ts';
import { readFileOfTree } from '../git/trees.ts';
import type { Configuration } from '../model/generated/config.ts';
import { LanserError } from '../model/lanser-error.ts';
import { rewardFormula, type RewardFormula } from '../reward/formula.ts';
import { readSettings } from '../session/settings/settings.ts';
import { DEFAULT_TIMEOUT_MS, type FailOn, type GateOptions, type Trajectory } from './options.ts';

/** By what the gate judges: read from base, so that a change cannot soften its own gate. */
export interface GatePolicy {
  readonly failOn: readonly FailOn[];
  readonly warnOnly: boolean;
  readonly reward: RewardFormula;
  /** Each suppression that head adds weighs as the diagnostics that it says it hides. */
  readonly countSuppressions: boolean;
  /** Globs; undefined where nobody says. */
  readonly schemas: readonly string[] | undefined;
  readonly traces: readonly string[];
  readonly proposals: readonly string[];
  readonly trajectory: Trajectory;
  /** Label to the reasons that it waives. */
  readonly waivers: Readonly<Record<string, readonly FailOn[]>>;
  readonly timeoutMs: number;
}

/** What whoever runs the gate says beside any configuration. */
export type PolicyOverrides = Pick<
  GateOptions,
  | 'failOn'
  | 'proposals'
  | 'rewardVersion'
  | 'rewardWeights'
  | 'schemas'
  | 'timeoutMs'
  | 'traces'
  | 'trajectory'
  | 'warnOnly'
>;

/** What is said of head's stands in the report. */
const LARGEST_CONFIGURATION = 2 ** 20;

const DEFAULT_FAIL_ON: readonly FailOn[] = [
  'introduced-errors',
  'nondeterminism',
  'schema',
  'unsafe-rename',
  'unstable',
  'inconclusive',
];
const DEFAULT_TRACES = ['.lanser/traces/**/*.jsonl'];
const DEFAULT_PROPOSALS = ['.lanser/proposals/**/*.json'];

/** @throws LanserError E/USAGE, or E/CONFIG for base's own, where weights are not of the formula. */
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
    waivers: configuration.gate?.waivers ?? {},
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
  return readSettings(async (name) => {
    const content = await readFileOfTree(store, tree, name, signal);
    if (content === undefined || content.length <= LARGEST_CONFIGURATION) return content;
    const most = LARGEST_CONFIGURATION / 2 ** 20;
    throw new LanserError(
      'E/CONFIG',
      `${name} is larger than ${most} MiB. Leave out what is no configuration.`,
      {
        path: name,
      },
    );
  });
}
