import { writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import type { Caller } from '../daemon/caller.ts';
import { openSingleSession } from '../delta/delta-session.ts';
import { errnoOf, LanserError, systemErrorText } from '../model/lanser-error.ts';
import { visible } from '../report/visible.ts';
import { withoutCommands } from '../report/workflow-commands.ts';
import { openWorkspace } from '../sdk/open-workspace.ts';

/** The exit code after a defect in lanser. Node's default is 1, which means, for example, a violated policy. */
const DEFECT_EXIT_CODE = 125;

/** Returns this process as a caller. Installs its handlers for interrupts, stream errors and defects. */
export function thisProcess(): Caller {
  const { stdin, stdout, stderr } = process;
  surviveStreamErrors();
  return {
    cwd: currentFolder(),
    env: process.env,
    stdin,
    terminals: { stdout: isatty(1), stderr: isatty(2) },
    signal: interruptSignal(),
    out: (text) => stdout.write(text) && !isOutputBroken,
    drained,
    err: (text) => void stderr.write(text),
    progress: (text) => void stderr.write(text),
    openWorkspace,
    openDelta: openSingleSession,
  };
}

/** Returns the current folder; an empty string if its path cannot be read, for example after its removal. */
function currentFolder(): string {
  try {
    return process.cwd();
  } catch {
    return '';
  }
}

/** True after an error of standard output. Node clears the error, so the stream does not show it later. */
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

/** Returns an AbortSignal for SIGINT, SIGTERM and SIGHUP. The second signal of the same kind ends the process. */
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

function surviveStreamErrors(): void {
  process.stderr.on('error', () => {});
  process.stdout.on('error', reportBrokenOutput);
  process.on('uncaughtException', (error: unknown) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    try {
      writeSync(2, `lanser: internal error: ${withoutCommands(visible(text))}\n`);
    } catch {
      // Standard error cannot be written, so the defect is not reported.
    }
    process.exit(DEFECT_EXIT_CODE);
  });
}

/** Reports the first error of standard output and sets the exit code, unless a pipe was closed. */
export function reportBrokenOutput(error: Error): void {
  const isFirst = !isOutputBroken;
  isOutputBroken = true;
  if (!isFirst || errnoOf(error) === 'EPIPE') return;
  const { code, message, exitCode } = new LanserError(
    'E/FS_PERMISSIONS',
    `Standard output cannot be written: ${systemErrorText(error)}. Check the program or file that receives the output.`,
  );
  process.stderr.write(`lanser: ${code}: ${message}\n`);
  // Sets the exit code at the end, because the command continues and sets its own exit code.
  process.once('exit', () => {
    process.exitCode = exitCode;
  });
}
