import { fork, execFile, type ChildProcess } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { activation } from './environments.ts';

/** A diagnostic of Pyright's command line. The path `file` is relative to the checked folder. */
export interface CliDiagnostic {
  readonly file: string;
  readonly severity: string;
  readonly rule: string | null;
  readonly message: string;
  /** The start line, start character, end line and end character, zero-based. */
  readonly range: readonly [number, number, number, number];
}

/** The result of one run. With an invalid configuration, the exit code is 3. Without a report, `files` is 0. */
export interface CliResult {
  readonly exitCode: number;
  readonly files: number;
  readonly diagnostics: readonly CliDiagnostic[];
}

interface Output {
  readonly generalDiagnostics: readonly {
    readonly file: string;
    readonly severity: string;
    readonly message: string;
    readonly range?: Readonly<Record<'start' | 'end', { readonly line: number; readonly character: number }>>;
    readonly rule?: string;
  }[];
  readonly summary: { readonly filesAnalyzed: number };
}

/** The maximum number of runs in one process. Each run leaks memory. */
const RUNS_PER_PROCESS = 150;
const RUN_TIMEOUT_MS = 300_000;

/** The import paths and the Python environment for a run of lanser or Pyright. */
export interface PythonSetting {
  /** The folders that PYTHONPATH lists; relative to the checked folder. */
  readonly importPaths: readonly string[];
  /** The folder of the active environment. */
  readonly environment: string | undefined;
}

/** Returns the environment variables for a run that checks `root`. */
export function pythonVariables(
  env: NodeJS.ProcessEnv,
  root: string,
  { importPaths, environment }: PythonSetting,
): NodeJS.ProcessEnv {
  const PYTHONPATH = importPaths.map((entry) => path.join(root, entry)).join(path.delimiter);
  return { ...env, ...activation(env, environment), PYTHONPATH };
}

/** Runs Pyright's command line in a new process. */
export async function freshCli(
  root: string,
  python: PythonSetting,
  env: NodeJS.ProcessEnv,
): Promise<CliResult> {
  const program = createRequire(import.meta.url).resolve('pyright/index.js');
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [program, '--outputjson'],
      {
        cwd: root,
        env: pythonVariables(env, root, python),
        maxBuffer: 2 ** 30,
        timeout: RUN_TIMEOUT_MS,
        killSignal: 'SIGKILL',
      },
      (error, stdout) => {
        if (error === null) resolve(resultOf(root, 0, stdout));
        else if (typeof error.code === 'number') resolve(resultOf(root, error.code, stdout));
        // Without an exit code, the process did not start, or a signal ended it, for example at the time limit.
        else reject(error);
      },
    );
  });
}

/** A runner of Pyright's command line that uses one process for many runs. */
export class WarmCli implements Disposable {
  private readonly env: NodeJS.ProcessEnv;
  private child: ChildProcess | undefined;
  private runs = 0;

  constructor(env: NodeJS.ProcessEnv) {
    this.env = env;
  }

  async check(root: string, python: PythonSetting): Promise<CliResult> {
    if (this.runs >= RUNS_PER_PROCESS) this[Symbol.dispose]();
    this.child ??= fork(fileURLToPath(new URL('warm-cli.ts', import.meta.url)), {
      env: this.env,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.runs += 1;
    const { child } = this;
    return new Promise((resolve, reject) => {
      const fail = (reason: string): void => {
        clearTimeout(timer);
        this[Symbol.dispose]();
        reject(new Error(`Pyright's command line ${reason} in ${root}`));
      };
      const timer = setTimeout(() => fail('timed out'), RUN_TIMEOUT_MS);
      const onExit = (code: number | null, signal: NodeJS.Signals | null): void =>
        fail(signal === null ? `exited with code ${code}` : `was killed by ${signal}`);
      child.once('exit', onExit);
      child.once('message', (message: { readonly exitCode: number; readonly output: string }) => {
        clearTimeout(timer);
        child.off('exit', onExit);
        resolve(resultOf(root, message.exitCode, message.output));
      });
      const { PYTHONPATH, PATH, VIRTUAL_ENV = '' } = pythonVariables(this.env, root, python);
      child.send({ root, variables: { PYTHONPATH, PATH, VIRTUAL_ENV } });
    });
  }

  [Symbol.dispose](): void {
    this.child?.removeAllListeners('exit');
    this.child?.kill('SIGKILL');
    this.child = undefined;
    this.runs = 0;
  }
}

function resultOf(root: string, exitCode: number, stdout: string): CliResult {
  if (!stdout.trimStart().startsWith('{')) return { exitCode, files: 0, diagnostics: [] };
  const { generalDiagnostics, summary } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Output;
  const real = realpathSync(root);
  return {
    exitCode,
    files: summary.filesAnalyzed,
    diagnostics: generalDiagnostics.map(({ file, severity, rule, message, range }) => ({
      file: realName(real, path.relative(real, file)),
      severity,
      rule: rule ?? null,
      message: message.replaceAll(`${real}/`, '<root>/'),
      range: [
        range?.start.line ?? 0,
        range?.start.character ?? 0,
        range?.end.line ?? 0,
        range?.end.character ?? 0,
      ],
    })),
  };
}

/**
 * Returns the path of a reported file on disk. Pyright reports a file of a partial stub package (`a-stubs/b.pyi`) as
 * if the package itself contained it (`a/b.pyi`). Returns the reported path if neither file exists.
 */
function realName(root: string, file: string): string {
  if (existsSync(path.join(root, file))) return file;
  const parts = file.split('/');
  const moved = parts.map((part, index) => parts.with(index, `${part}-stubs`).join('/'));
  return moved.find((name) => existsSync(path.join(root, name))) ?? file;
}
