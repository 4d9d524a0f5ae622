import { writeSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Host } from '../model/host.ts';
import { errnoOf, LanserError, systemErrorText } from '../model/lanser-error.ts';
import { visible } from '../report/visible.ts';
import { withoutCommands } from '../report/workflow-commands.ts';
import { openWorkspace } from '../sdk/open-workspace.ts';

/** The process that gave a command line: this one, or one that has handed it over. */
export interface Caller {
  /** The working directory; absolute. */
  readonly cwd: string;
  readonly env: Host['env'];
  readonly stdin: Readable;
  /** True for each stream that is a terminal. */
  readonly terminals: { readonly stdout: boolean; readonly stderr: boolean };
  /** Aborted if the caller is interrupted. */
  readonly signal: AbortSignal;
  /** Writes to standard output. Returns false if the reader is slower; see `drained`. */
  out(text: string): boolean;
  /** Resolves to true when standard output accepts more text; to false if its reader has closed it. */
  drained(): Promise<boolean>;
  /** Writes to standard error. */
  err(text: string): void;
  /** Writes a line of progress to standard error. It is not part of the output of a command. */
  progress(text: string): void;
  readonly openWorkspace: typeof openWorkspace;
}

/** The exit code of a defect in lanser. Node's default is 1, which here means a violated policy. */
const DEFECT_EXIT_CODE = 125;

/**
 * Returns this process. From now on it ignores errors of standard error and a reader that closes the pipe early.
 * A document that cannot be written and a defect each end the process with their own exit code.
 */
export function thisProcess(): Caller {
  const { stdin, stdout, stderr } = process;
  surviveStreamErrors();
  return {
    cwd: process.cwd(),
    env: process.env,
    stdin,
    // `isTTY` is undefined for a pipe.
    terminals: { stdout: Boolean(stdout.isTTY), stderr: Boolean(stderr.isTTY) },
    signal: interruptSignal(),
    out: (text) => stdout.write(text) && !isOutputBroken,
    drained,
    err: (text) => void stderr.write(text),
    progress: (text) => void stderr.write(text),
    openWorkspace,
  };
}

/** Node reports the error of standard output once and never destroys the stream. */
let isOutputBroken = false;

async function drained(): Promise<boolean> {
  const { stdout } = process;
  if (isOutputBroken) return false;
  return new Promise((resolve) => {
    const end = (): void => {
      stdout.off('drain', end).off('close', end);
      resolve(!isOutputBroken);
    };
    stdout.on('drain', end).on('close', end);
  });
}

/** Returns a signal that SIGINT, SIGTERM and SIGHUP abort. A second one ends the process at once. */
function interruptSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      const message = 'Interrupted. No file is half-written. Run the command again.';
      controller.abort(new LanserError('E/INTERRUPTED', message, { signal }));
    });
  }
  return controller.signal;
}

/**
 * Ignores errors of standard error, and a reader that closes the pipe early. A document that cannot be written
 * and a defect each end the process with their own exit code.
 */
function surviveStreamErrors(): void {
  process.stderr.on('error', () => {});
  let failed = false;
  process.stdout.on('error', (error) => {
    isOutputBroken = true;
    if (failed || errnoOf(error) === 'EPIPE') return;
    failed = true;
    const { code, message, exitCode } = new LanserError(
      'E/FS_PERMISSIONS',
      `Standard output cannot be written: ${systemErrorText(error)}. Check the program or file that reads it.`,
    );
    process.stderr.write(`lanser: ${code}: ${message}\n`);
    // The command continues and would set its own exit code.
    process.once('exit', () => {
      process.exitCode = exitCode;
    });
  });
  process.on('uncaughtException', (error: unknown) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    try {
      writeSync(2, `lanser: internal error: ${withoutCommands(visible(text))}\n`);
    } catch {
      // Standard error is closed.
    }
    process.exit(DEFECT_EXIT_CODE);
  });
}
