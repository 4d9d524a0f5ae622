import { InvalidArgumentError, Option, type Command } from 'commander';
import type { Bundle } from '../model/bundle.ts';
import { messageOf } from '../model/lanser-error.ts';
import {
  DEFAULT_REWARD_VERSION,
  REWARD_VERSIONS,
  type RewardChoice,
  type RewardVersion,
} from '../reward/formula.ts';
import { parseWeights } from '../reward/parse-weights.ts';
import { readBundle } from '../schema/read-bundle.ts';
import type { WorkspaceRewardOptions } from '../session/rewards/workspace-rewards.ts';
import { shownName } from '../workspace/containment.ts';
import { inputBytes } from './named-input.ts';
import type { Edge } from './process-edge.ts';

export interface FormulaOptions {
  readonly weights?: RewardChoice['weights'];
  readonly rewardVersion?: RewardVersion;
}

/** The options of a command that can score its answer against a previous bundle. */
export interface RewardCommandOptions extends FormulaOptions {
  readonly prev?: string;
}

/** Adds the options for the formula. The help names `source` as the place of the default formula and weights. */
export function addFormulaOptions(command: Command, source: string): Command {
  return command
    .addOption(
      new Option(
        '--reward-version <version>',
        `use this formula for the reward (default: the formula in ${source}, else ${DEFAULT_REWARD_VERSION})`,
      ).choices(REWARD_VERSIONS),
    )
    .option(
      '--weights <list>',
      `use these weights for the reward, such as wD=1,wE=2; other weights keep the values that ${source} sets for the same formula, else the defaults (rl-csf-v1: wD=0.5,wS=0.4,wA=0.1,wE=0.5,gamma=1; rl-csf-v2: wD=1,wH=1,wE=1; pr-v1: alpha=0.5,beta=0.4,gamma=0.1)`,
      weightsArgument,
    );
}

export function addRewardOptions(command: Command, source = 'the configuration'): Command {
  return addFormulaOptions(
    command.option(
      '--prev <bundle>',
      'score the answer against the bundle in this file, or "-" for standard input',
    ),
    source,
  );
}

/**
 * Converts the reward options of a command, and reads the previous bundle.
 *
 * @throws LanserError as {@link readBundleArgument}.
 */
export async function rewardOptions(
  edge: Edge,
  { prev, weights, rewardVersion: version }: RewardCommandOptions,
): Promise<WorkspaceRewardOptions> {
  const previous = prev === undefined ? undefined : await readBundleArgument(edge, prev);
  return { version, weights, previous };
}

/**
 * Reads the bundle in a file, or in standard input if the name is "-".
 *
 * @throws LanserError E/SCHEMA_INVALID for an invalid or modified bundle; the errors of {@link inputBytes}, such as
 * E/USAGE for a file that cannot be read.
 */
export async function readBundleArgument(edge: Edge, name: string): Promise<Bundle> {
  const shown = name === '-' ? 'standard input' : shownName(name);
  return readBundle(await inputBytes(edge, name), shown);
}

function weightsArgument(text: string): RewardChoice['weights'] {
  try {
    return parseWeights(text);
  } catch (error) {
    throw new InvalidArgumentError(messageOf(error));
  }
}
