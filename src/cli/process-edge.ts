import { writeSync } from 'node:fs';
import picocolors from 'picocolors';
import type { Host, Progress } from '../model/host.ts';
import { errnoOf, LanserError } from '../model/lanser-error.ts';
import type { Colors } from '../report/colors.ts';
import { visible } from '../report/visible.ts';
import { jsonWithoutCommands, withoutCommands } from '../report/workflow-commands.ts';
import { nodeHost } from '../session/node-host.ts';

/** The process as commands use it: two streams, colours, and a signal that ends the command. */
export interface Edge {
  readonly host: Host;
  readonly colors: Colors;
  /** True if standard output is a terminal. */
  readonly isTerminal: boolean;
  readonly signal: AbortSignal;
  /** Writes a document unchanged. Returns false if the reader is slower; see `drained`. */
  out(text: string): boolean;
  /** Writes a JSON document, escaped so that the runner does not execute commands in it. */
  json(value: unknown): void;
  /** Writes the result of a command as words, without workflow commands. */
  print(text: string): void;
  /** Resolves to true when standard output accepts more text; to false if its reader has closed it. */
  drained(): Promise<boolean>;
  /** Writes words to standard error. */
  err(text: string): void;
}

const SHOW_AFTER_MS = 1000;
/** The exit code of a defect in lanser. Node's default is 1, which here means a violated policy. */
const DEFECT_EXIT_CODE = 125;

export function processEdge(verbose: boolean, signal: AbortSignal): Edge {
  // The runner executes commands in a job's log, and much of the output is untrusted text.
  const isLogged = process.env['GITHUB_ACTIONS'] === 'true';
  const harmless = (text: string): string => (isLogged ? withoutCommands(text) : text);
  const err = (text: string): void => {
    process.stderr.write(harmless(text));
  };
  const progress = progressLine(err, process.stderr.isTTY);
  const out = (text: string): boolean => {
    progress.clear();
    return process.stdout.write(text) && !isOutputBroken;
  };
  return {
    host: nodeHost({
      progress: progress.step,
      ...(verbose ? { log: (message: string) => err(logText(message)) } : {}),
    }),
    isTerminal: process.stdout.isTTY,
    colors: picocolors.createColors(wantsColors(process.stdout.isTTY, process.env['NO_COLOR'])),
    signal,
    out,
    json: (value) => {
      const text = `${JSON.stringify(value)}\n`;
      out(isLogged ? jsonWithoutCommands(text) : text);
    },
    print: (text) => {
      out(harmless(text));
    },
    drained,
    err: (text) => {
      progress.clear();
      err(text);
    },
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

/** Escapes a log message: servers' logs repeat texts of the code under test. */
function logText(message: string): string {
  const lines = visible(message).split('\n');
  return lines.map((line) => `lanser: ${line}\n`).join('');
}

/** Returns false for a pipe, whose `terminal` is undefined: picocolors would then read the environment. */
function wantsColors(terminal: boolean | undefined, noColor: string | undefined): boolean {
  return terminal === true && (noColor === undefined || noColor === '');
}

/** Returns a signal that SIGINT, SIGTERM and SIGHUP abort. A second one ends the process at once. */
export function interruptSignal(): AbortSignal {
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
export function surviveStreamErrors(): void {
  process.stderr.on('error', () => {});
  let failed = false;
  process.stdout.on('error', (error) => {
    isOutputBroken = true;
    if (failed || errnoOf(error) === 'EPIPE') return;
    failed = true;
    const { code, message, exitCode } = new LanserError(
      'E/FS_PERMISSIONS',
      `Standard output cannot be written (${errnoOf(error) ?? 'unknown error'}). Check the program or file that reads it.`,
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

interface ProgressLine {
  readonly step: (step: Progress) => void;
  readonly clear: () => void;
}

/** Shows progress: on a terminal one line that is redrawn, elsewhere one line per label at its end. */
function progressLine(write: (text: string) => void, terminal: boolean): ProgressLine {
  const starts = new Map<string, number>();
  const current = new Map<string, Progress>();
  let drawn = false;
  const clear = (): void => {
    if (drawn) write('\r\u001B[2K');
    drawn = false;
  };
  return {
    clear,
    step(step) {
      current.set(step.label, step);
      const startMs = starts.get(step.label);
      if (startMs === undefined || step.done === 0) starts.set(step.label, performance.now());
      if (startMs === undefined || performance.now() - startMs < SHOW_AFTER_MS) return;
      if (!terminal) {
        if (step.done === step.total)
          write(`lanser: ${step.label}: ${step.done} of ${step.total} ${step.unit ?? 'files'}\n`);
        return;
      }
      const busy = [...current.values()].filter(({ done, total }) => done < total);
      const texts = busy.map(({ label, done, total }) => `${label} ${done}/${total}`);
      clear();
      if (texts.length === 0) return;
      write(texts.join('   '));
      drawn = true;
    },
  };
}
