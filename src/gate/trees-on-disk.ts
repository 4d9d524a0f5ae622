import path from 'node:path';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { readBlobs } from '../git/blobs.ts';
import { materialise } from '../git/materialise.ts';
import { listTree, type TreeEntry } from '../git/trees.ts';
import type { ConfigurationChange } from '../model/report.ts';
import { LanserError } from '../model/lanser-error.ts';
import { readConfiguration } from '../server/pyright/configuration.ts';
import { splitLines } from '../text/lines.ts';
import {
  configurationChanges,
  pinnedConfiguration,
  underBaseConfiguration,
  withBaseAttributes,
} from './pinned-configuration.ts';
import type { LinesOf } from './position-map.ts';
import type { Sides } from './sides.ts';
import { requireWorkingDirectories, withRoomForProjects } from './working-directory-entries.ts';

/** Both sides as folders, head under base's configuration of the server. */
export interface TreesOnDisk {
  /** Absolute. */
  readonly before: string;
  readonly after: string;
  /** Configuration files that head changes, and that have no effect on the check for it. */
  readonly configurationChanges: readonly ConfigurationChange[];
  /** Writes another tree under the same configuration into a folder that is not there yet; absolute. */
  write(tree: string, folder: string): Promise<void>;
  /** The same with all contents, as somebody would have them who edits; Git's attributes are base's too. */
  writeWhole(tree: string, folder: string): Promise<void>;
}

/** Pyright reads no source that is larger, and nobody edits one. */
const LARGEST_TEXT = 50_000_000;
// What Pyright reads; of everything else it sees at most that it is there.
const READ_BY_SERVER = /(?:\.(?:pyi?|toml|json|cfg|pth)|\/py\.typed|^py\.typed)$/u;

export async function writeTrees(
  sides: Sides,
  scratch: string,
  workingDirectories: readonly string[],
  signal: AbortSignal,
): Promise<TreesOnDisk> {
  const { store } = sides;
  const before = path.join(scratch, 'before', 'tree');
  const after = path.join(scratch, 'after', 'tree');
  const listed = [
    await listTree(store, sides.before.tree, signal),
    await listTree(store, sides.after.tree, signal),
  ] as const;
  requireWorkingDirectories(workingDirectories, ...listed);
  const baseEntries = withRoomForProjects(listed[0], workingDirectories);
  const headEntries = withRoomForProjects(listed[1], workingDirectories);
  const extended = new Set<string>();
  const needed = (name: string): boolean => READ_BY_SERVER.test(name) || extended.has(name);
  await materialise(store, baseEntries, before, needed, signal);
  await makeProjects(before, workingDirectories);
  for (const directory of workingDirectories) {
    for (;;) {
      const entry = await unreadConfiguration(path.join(before, directory), before, baseEntries, needed);
      if (entry === undefined) break;
      extended.add(entry.path);
      for await (const [, bytes] of readBlobs(store, [entry], signal)) {
        await writeFile(path.join(before, entry.path), bytes);
      }
    }
  }
  const pinned = await pinnedConfiguration(before, workingDirectories);
  const write = async (
    entries: readonly TreeEntry[],
    folder: string,
    isWritten: (name: string) => boolean = needed,
  ): Promise<void> => {
    await materialise(store, underBaseConfiguration(baseEntries, entries, pinned), folder, isWritten, signal);
    await makeProjects(folder, workingDirectories);
  };
  const entriesOf = async (tree: string): Promise<readonly TreeEntry[]> =>
    withRoomForProjects(await listTree(store, tree, signal), workingDirectories);
  await write(headEntries, after);
  const changes = await configurationChanges(store, ...listed, pinned, signal);
  return {
    before,
    after,
    configurationChanges: changes,
    write: async (tree, folder) => write(await entriesOf(tree), folder),
    async writeWhole(tree, folder) {
      const entries = withBaseAttributes(baseEntries, await entriesOf(tree));
      const large = new Set(entries.flatMap(({ path: name, size }) => (size > LARGEST_TEXT ? [name] : [])));
      await write(entries, folder, (name) => !large.has(name));
      for (const { path: name, kind } of entries) {
        if (kind === 'executable' && !pinned(name)) await chmod(path.join(folder, name), 0o755);
      }
    },
  };
}

/** A file that configuration extends under a name that does not look like one, and that is still empty. */
async function unreadConfiguration(
  root: string,
  tree: string,
  entries: readonly TreeEntry[],
  needed: (name: string) => boolean,
): Promise<TreeEntry | undefined> {
  try {
    await readConfiguration(root, tree);
    return undefined;
  } catch (error) {
    if (!(error instanceof LanserError) || error.code !== 'E/CONFIG') throw error;
    const name: unknown = error.details?.['path'];
    return entries.find(({ path: entry, kind }) => entry === name && kind !== 'link' && !needed(entry));
  }
}

/** A project that only one side has is an empty folder on the other. */
async function makeProjects(tree: string, workingDirectories: readonly string[]): Promise<void> {
  for (const directory of workingDirectories) await mkdir(path.join(tree, directory), { recursive: true });
}

/** Lines of a tree's files by their path relative to it, read once each. */
export async function readLines(tree: string, uris: Iterable<string>): Promise<LinesOf> {
  const lines = new Map<string, readonly string[]>();
  for (const uri of new Set(uris)) {
    const text = await readFile(path.join(tree, uri), 'utf8').catch(() => undefined);
    if (text !== undefined) lines.set(uri, splitLines(text));
  }
  return (uri) => lines.get(uri) ?? [];
}
