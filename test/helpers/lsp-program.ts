import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import { startLanser } from './lanser.ts';
import { temporaryFolder } from './temporary-folder.ts';

const PROGRAM = fileURLToPath(new URL('../fixtures/programs/lsp-session.mjs', import.meta.url));
const PATIENCE_MS = 40_000;

/** What test/fixtures/programs/lsp-session.mjs does with a server of test/fixtures/servers. */
export interface Script {
  readonly server: string;
  /** Started instead of Node. */
  readonly command?: string;
  readonly nodeArguments?: readonly string[];
  /** How long the server may take to start; then, for each request. */
  readonly openTimeoutMs?: number;
  readonly timeoutMs?: number;
  /** Wait for this log line of the server before anything else. */
  readonly awaitLog?: string;
  /** Wait for this one when the requests have ended. */
  readonly awaitLogAfter?: string;
  /** Abort at this log line. */
  readonly abortOn?: string;
  /** Methods that are requested at the same time; then, one after the other, those of `later`. */
  readonly requests?: readonly string[];
  readonly later?: readonly string[];
  /** At last a document of this length is opened. */
  readonly openCharacters?: number;
}

export interface Outcome {
  readonly result?: unknown;
  readonly code?: string;
  readonly message?: string;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly cause?: string | null;
}

export interface Message {
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: unknown;
  /** Not a message: the server has obeyed `exit`. */
  readonly left?: boolean;
  readonly result?: unknown;
  readonly error?: { readonly code: number };
}

export interface Played {
  readonly failure: Outcome;
  readonly answers: readonly Outcome[];
  readonly later: readonly Outcome[];
  readonly opened?: Outcome;
  readonly logs: readonly string[];
  readonly openMs: number;
  readonly disposeMs: number;
  /** What the server was told, in order. */
  readonly received: readonly Message[];
}

/**
 * Runs the script in a process of its own. It must end by itself, without a word on standard error and
 * without a rejection that nobody awaits, and so must every process that the server notes.
 */
export async function play(script: Script): Promise<Played> {
  await using folder = await temporaryFolder();
  const journal = path.join(folder.path, 'journal');
  const server = new URL(`../fixtures/servers/${script.server}.mjs`, import.meta.url).href;
  const { report, entries } = await runCleanly(PROGRAM, { ...script, server, journal }, folder.path);
  return {
    ...(report as Omit<Played, 'received'>),
    received: entries.filter(({ pid }) => pid === undefined),
  };
}

/** What a program has printed as JSON, and its journal in this folder; it must end as `play` says. */
export async function runCleanly(
  program: string,
  script: object,
  folder: string,
): Promise<{ readonly report: unknown; readonly entries: readonly Entry[] }> {
  const { child, finished } = startLanser([JSON.stringify(script)], {
    program,
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      TMPDIR: folder,
      NODE_OPTIONS: '--unhandled-rejections=strict',
    },
  });
  // Killed where it does not end by itself, which the signal then tells.
  const limit = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  const { exitCode, signal, stdout, stderr } = await finished;
  clearTimeout(limit);
  expect({ exitCode, signal, stderr }).toEqual({ exitCode: 0, signal: null, stderr: '' });
  const entries = entriesOf(path.join(folder, 'journal'));
  for (const { pid } of entries) {
    if (pid !== undefined) await eventually(`process ${pid} has ended`, () => !isRunning(pid));
  }
  return { report: JSON.parse(stdout) as unknown, entries };
}

/** A line of a journal: what a server was told, or its process. */
export type Entry = Message & { readonly pid?: number };

export function entriesOf(journal: string): readonly Entry[] {
  if (!existsSync(journal)) return [];
  // The last line may be half written while a server is at work.
  return readFileSync(journal, 'utf8').split('\n').slice(0, -1).map(parse);
}

function parse(line: string): Entry {
  return JSON.parse(line) as Entry;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/^State:\s+Z/mu.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
