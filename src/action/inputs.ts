import { FAIL_ON, type FailOn } from '../gate/options.ts';
import { LanserError, messageOf } from '../model/lanser-error.ts';
import { REWARD_VERSIONS, type RewardChoice, type RewardVersion } from '../reward/formula.ts';
import { parseWeights } from '../reward/parse-weights.ts';
import pinned from '../server/pyright/pinned.json' with { type: 'json' };

export type AnnotationMode = 'introduced' | 'all' | 'none';

/** The Action's inputs, parsed. */
export interface Inputs {
  readonly baseRef: string | undefined;
  readonly headRef: string | undefined;
  readonly workingDirectories: readonly string[];
  readonly python: string | undefined;
  readonly failOn: readonly FailOn[] | undefined;
  readonly warnOnly: boolean | undefined;
  readonly schemas: readonly string[] | undefined;
  readonly annotations: AnnotationMode;
  readonly jobSummary: boolean;
  readonly reportDirectory: string | undefined;
  readonly rewardVersion: RewardVersion | undefined;
  readonly rewardWeights: RewardChoice['weights'];
  readonly timeoutMs: number;
  readonly token: string | undefined;
}

/** In the order of action.yml, which a test holds against this list. */
export const INPUT_NAMES = [
  'base-ref',
  'head-ref',
  'working-directory',
  'python',
  'pyright-version',
  'fail-on',
  'warn-only',
  'schemas',
  'annotations',
  'job-summary',
  'report-directory',
  'reward-version',
  'reward-weights',
  'timeout-minutes',
  'github-token',
] as const;

export type InputName = (typeof INPUT_NAMES)[number];

const PREFIX = 'INPUT_';

/**
 * Reads the runner's `INPUT_*` variables.
 *
 * @throws LanserError E/USAGE naming the input that is wrong or unknown, and what is allowed.
 */
export function readInputs(env: Readonly<Record<string, string | undefined>>): Inputs {
  refuseUnknown(env);
  const text = (name: InputName): string | undefined => {
    const value = env[variableOf(name)]?.trim();
    return value === undefined || value === '' ? undefined : value;
  };
  oneOf('pyright-version', text('pyright-version') ?? pinned.version, [pinned.version]);
  const failOn = text('fail-on');
  const schemas = text('schemas');
  const version = text('reward-version');
  const weights = text('reward-weights');
  const warnOnly = boolean('warn-only', text('warn-only') ?? 'false');
  return {
    baseRef: text('base-ref'),
    headRef: text('head-ref'),
    workingDirectories: list('working-directory', text('working-directory') ?? '.', 'folders'),
    python: text('python'),
    failOn:
      failOn === undefined
        ? undefined
        : list('fail-on', failOn, FAIL_ON.join(', ')).map((entry) => oneOf('fail-on', entry, FAIL_ON)),
    // Unset and false are alike to the runner, so that only true can win over the configuration.
    warnOnly: warnOnly ? true : undefined,
    schemas: schemas === undefined ? undefined : list('schemas', schemas, 'globs'),
    annotations: oneOf('annotations', text('annotations') ?? 'introduced', [
      'introduced',
      'all',
      'none',
    ] as const),
    jobSummary: boolean('job-summary', text('job-summary') ?? 'true'),
    reportDirectory: text('report-directory'),
    rewardVersion: version === undefined ? undefined : oneOf('reward-version', version, REWARD_VERSIONS),
    rewardWeights: weights === undefined ? undefined : weightsInput('reward-weights', weights),
    timeoutMs: minutes('timeout-minutes', text('timeout-minutes') ?? '30'),
    token: text('github-token'),
  };
}

/** The runner's name of an input: upper case, spaces become `_`, hyphens stay. */
function variableOf(name: string): string {
  return PREFIX + name.replaceAll(' ', '_').toUpperCase();
}

function refuseUnknown(env: Readonly<Record<string, string | undefined>>): void {
  const known = new Set<string>(INPUT_NAMES.map(variableOf));
  for (const name of Object.keys(env)) {
    if (!name.startsWith(PREFIX) || known.has(name)) continue;
    const input = name.slice(PREFIX.length).toLowerCase();
    throw new LanserError(
      'E/USAGE',
      `There is no input ${JSON.stringify(input)}. There are: ${INPUT_NAMES.join(', ')}.`,
    );
  }
}

/** A list that was given and holds nothing would leave the gate without work or without policy. */
function list(name: InputName, text: string, allowed: string): readonly string[] {
  const entries = text
    .split(/[,\n]/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.length > 0) return entries;
  throw new LanserError(
    'E/USAGE',
    `The input ${name} is ${JSON.stringify(text)}, an empty list; allowed: ${allowed}.`,
  );
}

function oneOf<const T extends string>(name: InputName, value: string, allowed: readonly T[]): T {
  const found = allowed.find((entry) => entry === value);
  if (found !== undefined) return found;
  throw new LanserError(
    'E/USAGE',
    `The input ${name} is ${JSON.stringify(value)}; allowed: ${allowed.join(', ')}.`,
  );
}

/** YAML's core schema, as the runner's own toolkit reads booleans. */
function boolean(name: InputName, value: string): boolean {
  if (['true', 'True', 'TRUE'].includes(value)) return true;
  if (['false', 'False', 'FALSE'].includes(value)) return false;
  throw new LanserError('E/USAGE', `The input ${name} is ${JSON.stringify(value)}; allowed: true, false.`);
}

function weightsInput(name: InputName, value: string): RewardChoice['weights'] {
  try {
    return parseWeights(value);
  } catch (error) {
    throw new LanserError('E/USAGE', `The input ${name}: ${messageOf(error)}`, {}, error);
  }
}

function minutes(name: InputName, value: string): number {
  const number = Number(value);
  if (Number.isFinite(number) && number > 0) return number * 60_000;
  throw new LanserError(
    'E/USAGE',
    `The input ${name} is ${JSON.stringify(value)}; a number above 0 is expected.`,
  );
}
