import { splitNul } from './git.ts';
import { readRepository, type Repository } from './repository.ts';

/** The blob of a path in a commit. For a submodule, `blob` is the id of the submodule's commit. */
export interface PathVersion {
  readonly path: string;
  readonly blob: string;
  readonly commit: string;
}

/** A commit's change of a path. `before` and `after` are ids of blobs or submodule commits; undefined if missing. */
export interface PathChange {
  readonly path: string;
  readonly commit: string;
  /** The commit's first parent. Undefined for a root commit, and if a shallow clone lacks the parent. */
  readonly parent: string | undefined;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** A commit that creates a path, and the commit's first parent. */
export interface PathCreation {
  readonly path: string;
  readonly commit: string;
  readonly parent: string;
}

export interface PathHistory {
  /** The versions in the start commit, then older ones in `git log` order. Each blob of a path appears once. */
  readonly versions: readonly PathVersion[];
  /** The changes of the paths, newest first, in the order of `git log`. */
  readonly changes: readonly PathChange[];
  /** For each path, the oldest creation (last in `git log`) by a commit with a parent. Empty if not `isComplete`. */
  readonly creations: readonly PathCreation[];
  /** The number of commits that were read. */
  readonly commits: number;
  /** False if the limit was reached, so that older commits may be missing. */
  readonly isComplete: boolean;
}

const HEADER = /^commit (?<commit>[0-9a-f]{40,64}) ?(?<parent>[0-9a-f]{40,64})?/u;
const CHANGE = /^:\d+ \d+ (?<before>[0-9a-f]+) (?<after>[0-9a-f]+) (?<status>[A-Z])/u;
const ENTRY = /^100\d+ blob (?<blob>[0-9a-f]+)\t(?<path>[^]*)$/u;
const NO_BLOB = /^0+$/u;

export type HistoryWalk = 'first-parent' | 'every-parent';

// With `--sparse`, the limit counts every commit, not only those that change the paths. Without `--full-history`,
// Git follows only one parent of a merge if the paths are the same in the merge and in this parent. So Git may skip
// the branch that contained a deleted file.
const WALKS: Readonly<Record<HistoryWalk, readonly string[]>> = {
  'first-parent': ['--sparse', '--first-parent', '--diff-merges=first-parent'],
  'every-parent': ['--sparse', '--full-history'],
};

/** Reads the history of paths backwards from the commit `start`. Reads at most `limit` commits. */
export async function readPathHistory(
  repository: Repository,
  start: string,
  paths: readonly string[],
  walk: HistoryWalk,
  limit: number,
  signal: AbortSignal,
): Promise<PathHistory> {
  const read = reader(repository, signal);
  const present = await read(['ls-tree', '-z', '--full-tree', start, '--', ...paths]);
  const raw = ['--raw', '--no-abbrev', '--no-renames', '-z', '--format=commit %H %P'];
  const log = await read(['log', ...WALKS[walk], `--max-count=${limit}`, ...raw, start, '--', ...paths]);
  return parseLog(versionsAt(start, present), log, limit);
}

/** Returns the old path if Git detects that the commit created the path by a rename; undefined otherwise. */
export async function renamedFrom(
  repository: Repository,
  { path, commit, parent }: PathCreation,
  signal: AbortSignal,
): Promise<string | undefined> {
  const read = reader(repository, signal);
  const changes = await read(['diff-tree', '-r', '-M', '--diff-filter=R', '--raw', '-z', parent, commit]);
  for (let index = 0; index + 2 < changes.length; index += 3) {
    if (changes[index + 2] === path) return changes[index + 1];
  }
  return undefined;
}

/**
 * Returns the changes between a commit's first parent and the commit. A rename is a deletion and an addition.
 *
 * @throws LanserError E/INCONCLUSIVE if Git cannot compare them, for example for a commit without a parent.
 */
export async function readChanges(
  repository: Repository,
  commit: string,
  signal: AbortSignal,
): Promise<readonly Omit<PathChange, 'commit' | 'parent'>[]> {
  const read = reader(repository, signal);
  const fields = await read(['diff-tree', '-r', '--no-renames', '--raw', '-z', `${commit}^`, commit]);
  const changes: Omit<PathChange, 'commit' | 'parent'>[] = [];
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const { before, after } = CHANGE.exec(fields[index] ?? '')?.groups ?? {};
    const path = fields[index + 1] ?? '';
    changes.push({ path, before: blobOf(before), after: blobOf(after) });
  }
  return changes;
}

function blobOf(id: string | undefined): string | undefined {
  return id === undefined || NO_BLOB.test(id) ? undefined : id;
}

function reader(
  repository: Repository,
  signal: AbortSignal,
): (args: readonly string[]) => Promise<readonly string[]> {
  return async (args) => splitNul(await readRepository(repository, ['--literal-pathspecs', ...args], signal));
}

function versionsAt(commit: string, entries: readonly string[]): readonly PathVersion[] {
  return entries.flatMap((entry) => {
    const { blob, path } = ENTRY.exec(entry)?.groups ?? {};
    return blob === undefined || path === undefined ? [] : [{ path, blob, commit }];
  });
}

function parseLog(present: readonly PathVersion[], fields: readonly string[], limit: number): PathHistory {
  const versions = new Map<string, PathVersion>();
  const creations = new Map<string, PathCreation>();
  const changes: PathChange[] = [];
  const add = (version: PathVersion): void => {
    const key = `${version.blob} ${version.path}`;
    if (!NO_BLOB.test(version.blob) && !versions.has(key)) versions.set(key, version);
  };
  for (const version of present) add(version);
  let [commit, parent, commits] = ['', '', 0];
  for (let index = 0; index < fields.length; index += 1) {
    const field = fields[index]?.trimStart() ?? '';
    const header = HEADER.exec(field)?.groups;
    if (header !== undefined) {
      [commit, parent] = [header['commit'] ?? '', header['parent'] ?? ''];
      commits += 1;
    }
    const { before, after, status } = CHANGE.exec(field)?.groups ?? {};
    if (before === undefined || after === undefined) continue;
    index += 1;
    const path = fields[index] ?? '';
    changes.push({
      path,
      commit,
      parent: parent === '' ? undefined : parent,
      before: blobOf(before),
      after: blobOf(after),
    });
    add({ path, blob: after, commit });
    if (parent !== '') add({ path, blob: before, commit: parent });
    if (status === 'A' && parent !== '') creations.set(path, { path, commit, parent });
  }
  const isComplete = commits < limit;
  return {
    versions: [...versions.values()],
    changes,
    creations: isComplete ? [...creations.values()] : [],
    commits,
    isComplete,
  };
}
