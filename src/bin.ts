#!/usr/bin/env node
import { isatty } from 'node:tty';
import { fileURLToPath } from 'node:url';
import { handOver } from './daemon/hand-over.ts';
import { TOOL } from './model/version.ts';
import type * as WholeProgram from './command-line.ts';

/** Loads the whole program. Loading takes longer than a command in the warm process (`lanser serve`). */
async function wholeProgram(): Promise<typeof WholeProgram> {
  return import('./command-line.ts');
}

async function reportBrokenOutput(error: Error): Promise<void> {
  (await wholeProgram()).reportBrokenOutput(error);
}

function surviveStreamErrors(): void {
  process.stderr.on('error', () => {});
  process.stdout.on('error', (error: Error) => void reportBrokenOutput(error));
}

/**
 * The length in UTF-16 code units after which the reading of standard input ends. A longer event of `lanser hook` is
 * cut off. The hook then reports invalid JSON.
 */
const MAX_INPUT = 16 * 2 ** 20;
/** The part of standard input that was read; undefined if `readInput` was not called. */
let input: string | undefined;

async function readInput(): Promise<string> {
  input = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) {
    input += chunk as string;
    if (input.length > MAX_INPUT) break;
  }
  return input;
}

/** Returns the current folder, or undefined if it was removed. The whole program then reports the error. */
function currentFolder(): string | undefined {
  try {
    return process.cwd();
  } catch {
    return undefined;
  }
}

async function handedOver(argv: readonly string[]): Promise<number | undefined> {
  const cwd = currentFolder();
  if (cwd === undefined) return undefined;
  const exitCode = await handOver(argv, {
    env: process.env,
    cwd,
    terminals: { stdout: isatty(1), stderr: isatty(2) },
    version: TOOL.version,
    program: fileURLToPath(import.meta.url),
    readInput,
    write: (stream, text) => void process[stream].write(text),
    raise: (signal) => void process.kill(process.pid, signal),
    onSignal(interrupted) {
      const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
      // If the same signal arrives again, it ends the process at once.
      for (const signal of signals) process.once(signal, interrupted);
      return () => {
        for (const signal of signals) process.off(signal, interrupted);
      };
    },
  });
  // Without an exit code, the whole program runs next. It installs its own listener.
  if (exitCode === undefined) process.stdout.removeAllListeners('error');
  return exitCode;
}

surviveStreamErrors();
const argv = process.argv.slice(2);
if (argv.length === 1 && argv[0] === '--version') process.stdout.write(`${TOOL.version}\n`);
else process.exitCode = (await handedOver(argv)) ?? (await (await wholeProgram()).runHere(argv, input));
