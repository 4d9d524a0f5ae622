import path from 'node:path';
import { FAIL_ON, SCOPES, TRAJECTORIES, type GateOptions } from '../gate/options.ts';
import { LanserError } from '../model/lanser-error.ts';
import { COMMENT_MODES, type CommentMode } from '../publish/comment-text.ts';
import { GATE_FORMATS, type GateFormat } from '../report/gate-formats.ts';
import { REWARD_VERSIONS } from '../reward/formula.ts';
import { parseWeights } from '../reward/parse-weights.ts';
import { pyrightChoice } from '../server/pyright/other-package.ts';
import { choiceInput } from './choice-input.ts';

const ANNOTATION_MODES = ['introduced', 'all', 'none'] as const;

export interface Inputs {
  readonly baseRef: string | undefined;
  readonly headRef: string | undefined;
  readonly workingDirectories: readonly string[];
  readonly gate: Pick<
    GateOptions,
    | 'configFile'
    | 'failOn'
    | 'proposals'
    | 'pyrightVersion'
    | 'python'
    | 'rewardVersion'
    | 'rewardWeights'
    | 'schemas'
    | 'scope'
    | 'traces'
    | 'trajectory'
    | 'warnOnly'
  >;
  /** A name that distinguishes this gate from other gates of the same workflow. */
  readonly name: string | undefined;
  readonly comment: CommentMode;
  readonly annotations: (typeof ANNOTATION_MODES)[number];
  readonly suggestions: boolean;
  readonly checkRun: boolean;
  readonly jobSummary: boolean;
  readonly sarifFile: string | undefined;
  readonly reportDirectory: string | undefined;
  /** The file for each requested form of the report. */
  readonly reportFiles: ReadonlyMap<GateFormat, string>;
  readonly cache: boolean;
  readonly timeoutMs: number;
  /** True if the gate may run on `pull_request_target`, with the base repository's secrets and a write token. */
  readonly allowPullRequestTarget: boolean;
  readonly token: string | undefined;
}

/** The inputs that a run without a verdict needs to replace an earlier verdict. */
export type ReportingInputs = Pick<Inputs, 'checkRun' | 'comment' | 'name' | 'token' | 'workingDirectories'>;

/** The names of all inputs, in the order of action.yml. A test compares the two lists. */
export const INPUT_NAMES = [
  'base-ref',
  'head-ref',
  'working-directory',
  'python',
  'config-file',
  'pyright-version',
  'fail-on',
  'warn-only',
  'traces',
  'proposals',
  'schemas',
  'name',
  'comment',
  'annotations',
  'suggestions',
  'check-run',
  'job-summary',
  'sarif-file',
  'report-directory',
  'report-files',
  'cache',
  'trajectory',
  'scope',
  'reward-version',
  'reward-weights',
  'timeout-minutes',
  'allow-pull-request-target',
  'github-token',
] as const;

export type InputName = (typeof INPUT_NAMES)[number];

const PREFIX = 'INPUT_';

/**
 * Reads the runner's `INPUT_*` variables.
 *
 * @throws LanserError E/USAGE with the name of the invalid or unknown input.
 */
export function readInputs(env: Readonly<Record<string, string | undefined>>): Inputs {
  refuseUnknown(env);
  const text = (name: InputName): string | undefined => {
    const value = env[variableOf(name)]?.trim();
    return value === undefined || value === '' ? undefined : value;
  };
  const parsed = <T>(name: InputName, parse: (value: string) => T): T | undefined => {
    const value = text(name);
    return value === undefined ? undefined : parse(value);
  };
  const globs = (name: InputName): readonly string[] | undefined =>
    parsed(name, (value) => list(name, value, 'globs'));
  const choice = <const T extends string>(name: InputName, allowed: readonly T[]): T | undefined =>
    parsed(name, (value) => choiceInput(name, value, allowed));
  const flag = (name: InputName): boolean | undefined => parsed(name, (value) => boolean(name, value));
  return {
    baseRef: text('base-ref'),
    headRef: text('head-ref'),
    workingDirectories: list('working-directory', text('working-directory') ?? '.', 'folders'),
    gate: {
      python: text('python'),
      configFile: text('config-file'),
      pyrightVersion: parsed('pyright-version', pyrightInput),
      failOn: parsed('fail-on', (value) =>
        list('fail-on', value, FAIL_ON.join(', ')).map((entry) => choiceInput('fail-on', entry, FAIL_ON)),
      ),
      // For an unset input, the runner passes the default, `false`. So only `true` overrides the configuration.
      warnOnly: flag('warn-only') === true ? true : undefined,
      traces: globs('traces'),
      proposals: globs('proposals'),
      schemas: globs('schemas'),
      trajectory: choice('trajectory', TRAJECTORIES),
      scope: choice('scope', SCOPES),
      rewardVersion: choice('reward-version', REWARD_VERSIONS),
      rewardWeights: parsed('reward-weights', weightsInput),
    },
    name: text('name'),
    comment: choice('comment', COMMENT_MODES) ?? 'changes',
    annotations: choice('annotations', ANNOTATION_MODES) ?? 'introduced',
    suggestions: flag('suggestions') ?? false,
    checkRun: flag('check-run') ?? true,
    jobSummary: flag('job-summary') ?? true,
    sarifFile: text('sarif-file'),
    reportDirectory: text('report-directory'),
    reportFiles: filesByFormat(text('report-files')),
    cache: flag('cache') ?? true,
    timeoutMs: minutes('timeout-minutes', text('timeout-minutes') ?? '30'),
    allowPullRequestTarget: flag('allow-pull-request-target') ?? false,
    token: text('github-token'),
  };
}

/** Reads the {@link ReportingInputs}. An invalid input gets its default. */
export function reportingInputs(env: Readonly<Record<string, string | undefined>>): ReportingInputs {
  const withOnly = (name: InputName): Inputs => {
    try {
      return readInputs({ [variableOf(name)]: env[variableOf(name)] });
    } catch {
      return readInputs({});
    }
  };
  return {
    checkRun: withOnly('check-run').checkRun,
    comment: withOnly('comment').comment,
    name: withOnly('name').name,
    token: withOnly('github-token').token,
    workingDirectories: withOnly('working-directory').workingDirectories,
  };
}

/** Returns the variable of an input, as the runner names it: in upper case, with `_` for spaces. Hyphens stay. */
function variableOf(name: string): string {
  return PREFIX + name.replaceAll(' ', '_').toUpperCase();
}

function pyrightInput(value: string): string {
  return withName('pyright-version', () => {
    pyrightChoice(value);
    return value;
  });
}

function weightsInput(value: string): GateOptions['rewardWeights'] {
  return withName('reward-weights', () => parseWeights(value));
}

/** Adds the name of an input to the errors of a parser. */
function withName<T>(name: InputName, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    throw new LanserError(error.code, `The input ${name}: ${error.message}`, error.details, { cause: error });
  }
}

function refuseUnknown(env: Readonly<Record<string, string | undefined>>): void {
  const inputVariables = new Set<string>(INPUT_NAMES.map(variableOf));
  for (const name of Object.keys(env)) {
    if (!name.startsWith(PREFIX) || inputVariables.has(name)) continue;
    const input = name.slice(PREFIX.length).toLowerCase();
    throw new LanserError(
      'E/USAGE',
      `Unknown input ${JSON.stringify(input)}. Known inputs: ${INPUT_NAMES.join(', ')}.`,
    );
  }
}

/** Splits at commas and line breaks. Rejects empty lists: with an empty `fail-on`, no finding would fail the step. */
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

/** Parses booleans of YAML's core schema, as GitHub's package `@actions/core` does. */
function boolean(name: InputName, value: string): boolean {
  if (['true', 'True', 'TRUE'].includes(value)) return true;
  if (['false', 'False', 'FALSE'].includes(value)) return false;
  throw new LanserError('E/USAGE', `The input ${name} is ${JSON.stringify(value)}; allowed: true, false.`);
}

/** Parses `form=file` entries. Rejects empty file names, and repeated forms or files, so that no report is lost. */
function filesByFormat(value: string | undefined): Inputs['reportFiles'] {
  const files = new Map<GateFormat, string>();
  if (value === undefined) return files;
  for (const entry of list('report-files', value, 'form=file')) {
    const [form = '', ...rest] = entry.split('=');
    const file = rest.join('=').trim();
    const format = choiceInput('report-files', form.trim(), GATE_FORMATS);
    const isTaken = [...files.values()].some((other) => path.normalize(other) === path.normalize(file));
    if (file === '' || files.has(format) || isTaken) {
      throw new LanserError(
        'E/USAGE',
        `The input report-files has the invalid entry ${JSON.stringify(entry)}. Write one form=file entry per form, each with a different file.`,
      );
    }
    files.set(format, file);
  }
  return files;
}

function minutes(name: InputName, value: string): number {
  const number = Number(value);
  if (Number.isFinite(number) && number > 0) return number * 60_000;
  throw new LanserError(
    'E/USAGE',
    `The input ${name} is ${JSON.stringify(value)}; allowed: a number above 0.`,
  );
}
