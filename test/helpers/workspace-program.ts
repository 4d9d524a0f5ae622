import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCleanly, type Entry } from './lsp-program.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { writeTree, type Tree } from './write-tree.ts';

const PROGRAM = fileURLToPath(new URL('../fixtures/programs/workspace-steps.mjs', import.meta.url));

/** A step of test/fixtures/programs/workspace-steps.mjs. */
export type Step =
  | {
      readonly kind: 'hover';
      readonly selector?: string;
      readonly timeoutMs?: number;
      /** Aborts the request as soon as the server's journal contains this text. */
      readonly abortOn?: string;
    }
  | { readonly kind: 'status' | 'reload' | 'dispose' }
  | { readonly kind: 'write'; readonly file: string; readonly text: string }
  | { readonly kind: 'together'; readonly steps: readonly Step[] }
  /** Runs `act` during `step`, as soon as the journal contains the text `on`. */
  | { readonly kind: 'during'; readonly step: Step; readonly on: string; readonly act: Step };

export interface StepOutcome {
  readonly hover?: string | null;
  readonly code?: string;
  readonly message?: string;
  readonly state?: string;
  readonly documents?: Readonly<Record<string, string>>;
  readonly parts?: readonly StepOutcome[];
  readonly ms: number;
}

export interface WorkspaceRun {
  readonly outcomes: readonly StepOutcome[];
  readonly journal: readonly WorkspaceEntry[];
}

/** A line of a server's journal: a received message, or a report on the server itself. */
export type WorkspaceEntry = Entry & {
  /** The process id of a server, in the line that the server writes at its start. */
  readonly started?: number;
  /** The time of this start, in milliseconds since the epoch. */
  readonly at?: number;
  readonly opened?: string;
  readonly text?: string;
};

/** Returns a `lanser.json` that assigns a server of test/fixtures/servers to `.fake` files. */
export function fakeConfiguration(
  journal: string,
  server: string,
  args: readonly string[],
  rootMarkers: readonly string[] = [],
): string {
  const program = fileURLToPath(new URL(`../fixtures/servers/${server}.mjs`, import.meta.url));
  const fake = {
    command: process.execPath,
    args: [program, journal, ...args],
    fileTypes: ['.fake'],
    rootMarkers,
  };
  return JSON.stringify({ servers: { fake } });
}

/**
 * Runs the steps in a separate process, in a workspace with this server. The file `a.fake` contains "one", and
 * `b.fake` contains "two". `options.tree` can replace these files and add others. The process must exit with code 0,
 * without output on standard error. Every process whose id the server writes to its journal must exit too.
 */
export async function playWorkspace(
  server: string,
  args: readonly string[],
  steps: readonly Step[],
  options: { readonly timeoutMs?: number; readonly tree?: Tree } = {},
): Promise<WorkspaceRun> {
  await using place = await temporaryFolder();
  const journal = path.join(place.path, 'journal');
  const folder = path.join(place.path, 'workspace');
  await mkdir(folder);
  await writeTree(folder, {
    'a.fake': 'one',
    'b.fake': 'two',
    'lanser.json': fakeConfiguration(journal, server, args),
    ...options.tree,
  });
  const script = { folder, journal, timeoutMs: options.timeoutMs ?? 120_000, steps };
  const { report, entries } = await runCleanly(PROGRAM, script, place.path);
  return { ...(report as Omit<WorkspaceRun, 'journal'>), journal: entries };
}

/** Returns the times in milliseconds at which servers started, in order. */
export function startsIn(journal: readonly WorkspaceEntry[]): readonly number[] {
  return journal.flatMap(({ started, at }) => (started === undefined ? [] : [at ?? 0]));
}
