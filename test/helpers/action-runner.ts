import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { startLanser, type Finished, type Running } from './lanser.ts';
import { runnerFileEntries } from './runner-files.ts';
import { runnerCommands, type RunnerCommand } from './runner-log.ts';
import { INSTALLED_PYRIGHT } from './installed-pyright.ts';
import type { Sandbox } from './sandbox.ts';

/** The token of the job. Only the command `add-mask` may print the token. */
export const TOKEN = 'ghs_0123456789abcdefghijABCDEFGHIJ012345';

interface Manifest {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly runs: { readonly using: string; readonly main: string };
}

export const MANIFEST: Manifest = manifest('action.yml');

const MANIFESTS: Readonly<Record<'.' | 'publish', Manifest>> = {
  '.': MANIFEST,
  publish: manifest('publish/action.yml'),
};

function manifest(file: string): Manifest {
  return parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as Manifest;
}

/** A step that uses an Action, and the event that started the workflow. */
export interface Step {
  /** The folder of the checkout. */
  readonly workspace: string;
  readonly event: string;
  readonly payload: unknown;
  readonly ref: string;
  readonly sha: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly node?: string;
  /** The folder of the Action. Default: the repository's root, the folder of the gate's Action. */
  readonly uses?: 'publish';
}

export interface StepResult extends Finished {
  /**
   * The workflow commands in stdout and stderr. If `hasPrograms` is true, without those that start and end the log
   * group `Programs`.
   */
  readonly commands: readonly RunnerCommand[];
  /** True if the log contains the group `Programs`, and no other command in this group. */
  readonly hasPrograms: boolean;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** The contents of GITHUB_ENV, GITHUB_PATH and GITHUB_STATE, one after the other. */
  readonly otherFiles: string;
  /** The files in RUNNER_TEMP after the step. */
  readonly temporary: readonly string[];
}

export interface ActionRunner {
  /** The value of RUNNER_TEMP. */
  readonly temporary: string;
  start(step: Step): Running & { result(): Promise<StepResult> };
  run(step: Step): Promise<StepResult>;
}

/**
 * Returns functions that run an Action as GitHub's runner does. The Action has no node_modules. By default, the
 * gate's Action uses the npm package `pyright` of the tests, because unpacking the Pyright in `dist` is slow.
 */
export function actionRunner(sandbox: Sandbox, pyright: 'installed' | 'shipped' = 'installed'): ActionRunner {
  const home = path.join(sandbox.path, `runner-${pyright}`);
  const action = path.join(home, 'action');
  const root = fileURLToPath(new URL('../../', import.meta.url));
  cpSync(path.join(root, 'dist'), path.join(action, 'dist'), { recursive: true });
  cpSync(path.join(root, 'action.yml'), path.join(action, 'action.yml'));
  cpSync(path.join(root, 'publish'), path.join(action, 'publish'), { recursive: true });
  const temporary = path.join(home, 'temp');
  mkdirSync(temporary);
  let steps = 0;

  const start: ActionRunner['start'] = (step) => {
    steps += 1;
    const files = path.join(home, `step-${steps}`);
    mkdirSync(files);
    const file = (name: string, text = ''): string => {
      writeFileSync(path.join(files, name), text);
      return path.join(files, name);
    };
    const read = (name: string): string => readFileSync(path.join(files, name), 'utf8');
    const uses = step.uses ?? '.';
    const running = startLanser([], {
      program: path.join(action, uses, MANIFESTS[uses].runs.main),
      cwd: step.workspace,
      ...(step.node === undefined ? {} : { node: step.node }),
      env: {
        ...sandbox.env,
        ...inputVariables(MANIFESTS[uses], {
          ...(pyright === 'installed' && uses === '.' ? { 'pyright-version': INSTALLED_PYRIGHT } : {}),
          ...inputsOf(step),
        }),
        CI: 'true',
        GITHUB_ACTIONS: 'true',
        GITHUB_API_URL: 'https://api.github.com',
        GITHUB_ENV: file('env'),
        GITHUB_EVENT_NAME: step.event,
        GITHUB_EVENT_PATH: file('event.json', JSON.stringify(step.payload)),
        GITHUB_OUTPUT: file('output'),
        GITHUB_PATH: file('path'),
        GITHUB_REF: step.ref,
        GITHUB_REPOSITORY: 'octo/ledger',
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_SHA: step.sha,
        GITHUB_STATE: file('state'),
        GITHUB_STEP_SUMMARY: file('summary'),
        GITHUB_WORKSPACE: step.workspace,
        RUNNER_ARCH: 'X64',
        RUNNER_OS: 'Linux',
        RUNNER_TEMP: temporary,
        ...step.env,
      },
    });
    const result = async (): Promise<StepResult> => {
      const finished = await running.finished;
      return {
        ...finished,
        ...withoutPrograms([...runnerCommands(finished.stdout), ...runnerCommands(finished.stderr)]),
        outputs: runnerFileEntries(read('output')),
        summary: read('summary'),
        otherFiles: read('env') + read('path') + read('state'),
        temporary: readdirSync(temporary),
      };
    };
    return { ...running, result };
  };
  return { temporary, start, run: async (step) => start(step).result() };
}

/** Returns a step's inputs. Without a fake GitHub (GITHUB_API_URL in `env`), `check-run` is `false` by default. */
function inputsOf(step: Step): Readonly<Record<string, string>> {
  const hasGitHub = step.env?.['GITHUB_API_URL'] !== undefined;
  return hasGitHub ? (step.with ?? {}) : { 'check-run': 'false', ...step.with };
}

/** Returns the environment variables of all inputs. The workflow's value overrides the manifest's default. */
function inputVariables(
  { inputs }: Manifest,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, { default: value = '' }] of Object.entries(inputs)) {
    variables[variableOf(name)] = value.replace('${{ github.token }}', TOKEN);
  }
  for (const [name, value] of Object.entries(given)) variables[variableOf(name)] = value;
  return variables;
}

function variableOf(input: string): string {
  return `INPUT_${input.replaceAll(' ', '_').toUpperCase()}`;
}

/**
 * Removes the start and the end of the log group `Programs`. If the group is missing or contains another command,
 * removes nothing, and `hasPrograms` is false.
 */
function withoutPrograms(commands: readonly RunnerCommand[]): Pick<StepResult, 'commands' | 'hasPrograms'> {
  const start = commands.findIndex(({ name, data }) => name === 'group' && data === 'Programs');
  if (start < 0 || commands[start + 1]?.name !== 'endgroup') return { commands, hasPrograms: false };
  return { commands: commands.toSpliced(start, 2), hasPrograms: true };
}
