import { importObject } from './import-file.ts';
import { isEscapedName } from './names.ts';
import type { ObjectStore } from './object-store.ts';
import { requireRevision } from './revision-id.ts';
import { submoduleObjects } from './submodule-objects.ts';
import { listTree } from './trees.ts';

/** Copies of trees that also contain the files of submodules. A submodule must be checked out in the work tree. */
export interface SubmoduleTrees {
  /** Returns the id of a copy of the tree with the files of its submodules. Submodules in `unread` stay empty. */
  embed(tree: string): Promise<string>;
  /** The paths, relative to the repository's root, of submodules whose files are omitted. `embed` can add paths. */
  readonly unread: ReadonlySet<string>;
}

/** The maximum depth of nested submodules. */
const MAX_DEPTH = 8;
const FOLDER = '040000';

/**
 * Reads the submodules of `trees`. Omits the files of a submodule from all of `trees` if its objects or one of its
 * commits in these trees are unavailable, or if the submodule is nested more than {@link MAX_DEPTH} levels deep.
 */
export async function readSubmodules(
  store: ObjectStore,
  trees: readonly string[],
  signal: AbortSignal,
): Promise<SubmoduleTrees> {
  const embeddedTrees = new Map<string, string>();
  const opened = new Map<string, boolean>();
  const unread = new Set<string>();

  /** Adds the objects of a submodule to the store. Returns false if they are not available. */
  async function open(name: string): Promise<boolean> {
    const objects = isEscapedName(name) ? undefined : await submoduleObjects(store.repository, name);
    if (objects === undefined) return false;
    await store.addAlternate(objects);
    return true;
  }

  async function embedAll(requestedTrees: readonly string[]): Promise<void> {
    const distinct = [...new Set(requestedTrees)];
    // If `embedOnce` adds a path to `unread` that one of the copies already contains, all copies are made again.
    let current: readonly string[] | undefined;
    do current = await embedOnce(distinct);
    while (current === undefined);
    for (const [index, tree] of distinct.entries()) embeddedTrees.set(tree, current[index] ?? tree);
  }

  /** Returns the id of a copy of each tree; undefined if a copy contains a path that was added to `unread` later. */
  async function embedOnce(distinct: readonly string[]): Promise<readonly string[] | undefined> {
    const contained = new Set<string>();
    let current = distinct;
    for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
      const commits = await Promise.all(current.map(async (tree) => submodulesOf(store, tree, signal)));
      for (const name of new Set(commits.flatMap((submodules) => [...submodules.keys()]))) {
        if (!opened.has(name)) opened.set(name, depth < MAX_DEPTH && (await open(name)));
        if (opened.get(name) !== true) unread.add(name);
      }
      const required = commits.flatMap((submodules) => [...submodules.values()]);
      const folders = await treesOf(store, required, signal);
      for (const submodules of commits) {
        for (const [name, commit] of submodules) if (!folders.has(commit)) unread.add(name);
      }
      const next: string[] = [];
      for (const [index, tree] of current.entries()) {
        const embedded = [...(commits[index] ?? [])].filter(([name]) => !unread.has(name));
        for (const [name] of embedded) contained.add(name);
        const entries = embedded.map(([name, commit]) => [name, folders.get(commit) ?? ''] as const);
        next.push(entries.length === 0 ? tree : await withFolders(store, tree, entries, signal));
      }
      if (next.every((tree, index) => tree === current[index])) break;
      current = next;
    }
    return [...contained].some((name) => unread.has(name)) ? undefined : current;
  }

  await embedAll(trees);
  return {
    unread,
    async embed(tree) {
      if (!embeddedTrees.has(tree)) await embedAll([tree]);
      return embeddedTrees.get(tree) ?? tree;
    },
  };
}

/** Returns the submodules of a tree as a map from path to commit id. */
async function submodulesOf(
  store: ObjectStore,
  tree: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const entries = await listTree(store, tree, signal, 'all');
  return new Map(entries.flatMap(({ path: name, kind, id }) => (kind === 'submodule' ? [[name, id]] : [])));
}

/** Maps each commit to the id of its tree. Omits commits whose tree the store does not contain. */
async function treesOf(
  store: ObjectStore,
  commits: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const distinct = [...new Set(commits)];
  if (distinct.length === 0) return new Map();
  const input = distinct.map((commit) => `${commit}^{tree}\n`).join('');
  const output = await store.read(['cat-file', '--batch-check'], signal, input);
  const lines = output.toString('latin1').split('\n');
  return new Map(
    distinct.flatMap((commit, index) => {
      const tree = /^([0-9a-f]+) tree \d+$/u.exec(lines[index] ?? '')?.[1];
      return tree === undefined ? [] : [[commit, tree] as const];
    }),
  );
}

/** Writes a copy of a tree to the store, with the trees of `folders` at their paths. Returns the copy's id. */
async function withFolders(
  store: ObjectStore,
  tree: string,
  folders: readonly (readonly [name: string, tree: string])[],
  signal: AbortSignal,
): Promise<string> {
  const commands = [
    Buffer.from('commit refs/lanser/submodules\ncommitter lanser <> 0 +0000\ndata 0\n'),
    importObject(FOLDER, tree, Buffer.alloc(0)),
    ...folders.map(([name, folder]) => importObject(FOLDER, folder, Buffer.from(name))),
  ];
  await store.read(['fast-import', '--quiet', '--force'], signal, Buffer.concat(commands));
  return requireRevision(store, 'refs/lanser/submodules^{tree}', signal);
}
