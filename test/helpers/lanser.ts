import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { BundleOf, DiagnosticsFacts, Facts } from '../../src/model/bundle.ts';
import type { Report } from '../../src/model/report.ts';
import { contradictionIn } from '../../src/publish/contradictions.ts';
import { schemaErrors } from './schemas.ts';

/** The built command line. */
export const LANSER: string = fileURLToPath(new URL('../../dist/bin.js', import.meta.url));

/** The folder of Node's compile cache, which shortens the start of a program. */
const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/lanser-tests', import.meta.url));

export interface Finished {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  /** Standard error without progress lines, which depend on the machine's speed. */
  readonly stderr: string;
}

const PROGRESS_LINE = /^lanser: [^\n:]+: \d+ of \d+ \w+\n/gmu;

export interface Start {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** The path of Node; default: the Node that runs the tests. */
  readonly node?: string;
  /** The file that Node runs; default: the built command line. */
  readonly program?: string;
  /** The text of standard input; default: empty. */
  readonly input?: string;
  /** True to leave standard input open. The program then does not get `input`. */
  readonly keepInput?: true;
}

export interface Running {
  readonly child: ChildProcessWithoutNullStreams;
  readonly finished: Promise<Finished>;
  /** Resolves as soon as standard output or standard error matches; rejects if the program ends without a match. */
  waitForOutput(pattern: RegExp): Promise<void>;
}

export function startLanser(args: readonly string[], start: Start): Running {
  const program = start.program ?? LANSER;
  const child = spawn(start.node ?? process.execPath, [program, ...args], {
    cwd: start.cwd,
    // Only the tests of the daemon may start a daemon, which continues to run after the command that starts it.
    env: { NODE_COMPILE_CACHE: COMPILED, LANSER_NO_DAEMON: '1', ...start.env },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
  child.stdin.on('error', () => {});
  if (start.keepInput !== true) child.stdin.end(start.input ?? '');
  const finished = new Promise<Finished>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode, signal) => {
      resolve({ exitCode, signal, stdout, stderr: stderr.replaceAll(PROGRESS_LINE, '') });
    });
  });
  return {
    child,
    finished,
    waitForOutput: async (pattern) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          if (pattern.test(stderr) || pattern.test(stdout)) resolve();
        };
        child.stderr.on('data', check);
        child.stdout.on('data', check);
        check();
        finished.then(() => reject(new Error(`ended without ${String(pattern)}: ${stderr}`)), reject);
      }),
  };
}

export async function lanser(args: readonly string[], start: Start): Promise<Finished> {
  return startLanser(args, start).finished;
}

/** Runs `lanser gate --json`. The report must be valid and consistent. */
export async function gateReport(
  args: readonly string[],
  start: Start,
): Promise<{ readonly report: Report; readonly exitCode: number | null; readonly stderr: string }> {
  const { exitCode, stdout, stderr } = await lanser(['gate', '--json', ...args], start);
  const document = JSON.parse(stdout || `null`) as unknown;
  expect(schemaErrors('report', document), stdout + stderr).toEqual([]);
  // The publishing job rejects a report whose members contradict each other.
  expect(contradictionIn(document as Report)).toBeUndefined();
  return { report: document as Report, exitCode, stderr };
}

/** Runs a command with `--json`. The bundle must match the published schema. */
export async function bundleOf<F extends Facts = DiagnosticsFacts>(
  args: readonly string[],
  start: Start,
): Promise<{
  readonly bundle: BundleOf<F>;
  readonly exitCode: number | null;
  readonly stderr: string;
}> {
  const { exitCode, stdout, stderr } = await lanser([...args, '--json'], start);
  const document = JSON.parse(stdout || `null`) as unknown;
  expect(schemaErrors('bundle', document), stdout + stderr).toEqual([]);
  return { bundle: document as BundleOf<F>, exitCode, stderr };
}
