import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import { startLanser } from './lanser.ts';
import { temporaryFolder } from './temporary-folder.ts';

const PROGRAM = fileURLToPath(new URL('../fixtures/programs/lsp-session.mjs', import.meta.url));
const TIME_LIMIT_MS = 300_000;

/** The steps that test/fixtures/programs/lsp-session.mjs performs with a server of test/fixtures/servers. */
export interface Script {
  readonly server: string;
  /** The program that runs the server; default: Node. */
  readonly command?: string;
  readonly nodeArguments?: readonly string[];
  /** The time limit for the server's start. `timeoutMs` limits each of the `requests`. */
  readonly openTimeoutMs?: number;
  readonly timeoutMs?: number;
  /** A log line of the server. lsp-session.mjs waits for this line before it sends the requests. */
  readonly awaitLog?: string;
  /** A log line of the server. lsp-session.mjs waits for this line after the answers to `requests`. */
  readonly awaitLogAfter?: string;
  /** A log line of the server. At this line, lsp-session.mjs aborts the start of the session, or the requests. */
  readonly abortOn?: string;
  /** Methods of concurrent requests. After their answers, the requests of `later` follow one by one. */
  readonly requests?: readonly string[];
  readonly later?: readonly string[];
  /** The number of characters in a document that lsp-session.mjs opens after all requests. */
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
  /** True for a note that the server received `exit` and ends. Such an entry is not a message. */
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
  /** The entries of the server's journal that have no process id, such as the messages that the server received. */
  readonly received: readonly Message[];
}

/**
 * Runs the script in a separate process. This process must exit by itself with code 0, without output on standard
 * error and without an unhandled rejection. Every process whose id the server writes to its journal must exit too.
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

/** Runs a program, which must exit as {@link play} describes. Returns its JSON output and the journal in `folder`. */
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
  // If the program does not exit by itself, this kill makes the assertion on the signal fail.
  const limit = setTimeout(() => child.kill('SIGKILL'), TIME_LIMIT_MS);
  const { exitCode, signal, stdout, stderr } = await finished;
  clearTimeout(limit);
  expect({ exitCode, signal, stderr }).toEqual({ exitCode: 0, signal: null, stderr: '' });
  const entries = entriesOf(path.join(folder, 'journal'));
  for (const { pid } of entries) {
    if (pid !== undefined) await eventually(`process ${pid} has ended`, () => !isRunning(pid));
  }
  return { report: JSON.parse(stdout) as unknown, entries };
}

/** A line of a journal: a message that a server received, or a note such as its process id. */
export type Entry = Message & { readonly pid?: number };

export function entriesOf(journal: string): readonly Entry[] {
  if (!existsSync(journal)) return [];
  // The last line may be incomplete while a server is running.
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
