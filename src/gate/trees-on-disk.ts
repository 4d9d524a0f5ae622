import path from 'node:path';
import { mkdir, readFile } from 'node:fs/promises';
import { inwardTargets, materialise } from '../git/materialise.ts';
import type { SubmoduleTrees } from '../git/submodule-trees.ts';
import type { ConfigurationChange } from '../model/report.ts';
import { splitLines } from '../text/lines.ts';
import type { TreeChange } from '../git/tree-changes.ts';
import { withBaseAttributes } from '../trees/base-attributes.ts';
import { changedPaths, changedSubmodules, filesAndLinks, type WrittenTree } from '../trees/changed-paths.ts';
import { changesThroughLinks } from '../trees/changes-through-links.ts';
import { configurationChanges } from '../trees/configuration-changes.ts';
import { readLinkedTree, withEntries, type LinkedTree } from '../trees/linked-tree.ts';
import { refuseOutwardLinks } from '../trees/outward-links.ts';
import { withNamedConfiguration } from '../trees/named-configuration.ts';
import { pinConfiguration } from '../trees/pinned-configuration.ts';
import { MAX_SOURCE_BYTES } from '../workspace/source-tree.ts';
import type { LinesOf } from '../matching/position-map.ts';
import { contentsRead } from '../trees/read-by-server.ts';
import { refuseReadDifferently } from '../trees/read-differently.ts';
import { treeFolder, type TreeFolder, type TreeOnDisk } from '../trees/tree-folder.ts';
import type { TreeImage } from '../trees/tree-image.ts';
import { onSide, type SideName } from '../trees/both-sides.ts';
import { underConfiguration } from '../trees/under-configuration.ts';
import type { ReadTrees } from '../trees/unsupported-reading.ts';
import { requireWorkingDirectories, withRoomForProjects } from '../trees/working-directory-entries.ts';
import type { Sides } from './sides.ts';

/**
 * The trees of base and head as folders, both with the server configuration of base's tip. The tree in `before` may
 * belong to a commit before this tip, such as the merge base.
 */
export interface TreesOnDisk extends ReadTrees {
  /** The entries of each folder. */
  readonly images: Readonly<Record<SideName, TreeImage>>;
  /** The paths in each side's tree. `base` includes the paths at base's tip. */
  readonly tracked: Readonly<Record<'base' | 'head', readonly string[]>>;
  /** Maps each working directory to its project's folder, which is the same folder or a folder above it. */
  readonly projects: ReadonlyMap<string, string>;
  /** The configuration files that head changes. These changes do not affect the check. */
  readonly configurationChanges: readonly ConfigurationChange[];
  /** The relative paths of each side's files and links. Omits names that are not UTF-8. */
  readonly files: Readonly<Record<SideName, readonly string[]>>;
  /**
   * The relative paths of the entries that differ between the sides. Omits names that are not UTF-8. Also omits files
   * that Pyright does not read and that differ only in their content.
   */
  readonly changedPaths: readonly string[];
  /** Returns the changes with the paths by which Pyright checks the documents. These paths may lead through links. */
  changesThroughLinks(
    changes: readonly TreeChange[],
    documents: readonly [base: ReadonlySet<string>, head: ReadonlySet<string>],
  ): Promise<readonly TreeChange[]>;
  /** Writes a tree, with the configuration of base's tip, to an absolute folder. Replaces an existing folder. */
  write(tree: string, folder: string): Promise<void>;
  /**
   * Writes a tree for previews to an absolute folder that does not exist yet. The tree has base's Git attributes and
   * the configuration of base's tip. Files over {@link MAX_SOURCE_BYTES} are empty, all others are complete.
   */
  writeWhole(tree: string, folder: string): Promise<void>;
}

export type TreeFolders = Readonly<Record<SideName, TreeFolder>>;

/** @param parent the absolute path of the parent folder. */
export function treeFolders(parent: string): TreeFolders {
  return {
    before: treeFolder(path.join(parent, 'before', 'tree')),
    after: treeFolder(path.join(parent, 'after', 'tree')),
  };
}

/**
 * Writes both sides without Git's filters and line-ending conversion. Files that Pyright does not read are written
 * empty.
 *
 * @param configFile a configuration file at base's tip that replaces the configuration of each project.
 * @throws LanserError E/USAGE for a missing working directory or an unusable `configFile`; E/CONFIG for an invalid
 * configuration; E/JAIL for a rejected path; E/FS_PERMISSIONS for an entry that cannot be written; E/INCONCLUSIVE,
 * for example for missing objects, or if Pyright would read different files than in a checkout.
 */
export async function writeTrees(
  sides: Sides,
  submodules: SubmoduleTrees,
  folders: TreeFolders,
  workingDirectories: readonly string[],
  signal: AbortSignal,
  configFile?: string,
): Promise<TreesOnDisk> {
  const { store } = sides;
  const read = async (tree: string): Promise<LinkedTree> =>
    readLinkedTree(store, await submodules.embed(tree), signal);
  const base = await read(sides.before.tree).catch(onSide('before'));
  const head = await read(sides.after.tree).catch(onSide('after'));
  requireWorkingDirectories(workingDirectories, base.entries, head.entries);
  const withRoom = (tree: LinkedTree): LinkedTree => withRoomForProjects(tree, workingDirectories);
  const isTip = sides.tip.tree === sides.before.tree;
  const configured = isTip ? base : await read(sides.tip.tree).catch(onSide('before'));
  const named =
    configFile === undefined
      ? configured
      : await withNamedConfiguration(store, configured, configFile, workingDirectories, signal).catch(
          onSide('before'),
        );
  const configuredTree = withRoom(named);
  const pinned = await pinConfiguration(
    store,
    configuredTree,
    workingDirectories,
    configFile !== undefined,
    signal,
  ).catch(onSide('before'));
  const write = async (
    tree: LinkedTree,
    folder: TreeFolder,
  ): Promise<LinkedTree & WrittenTree & TreeOnDisk> => {
    const checked = await underConfiguration(store, pinned, withRoom(tree), signal);
    const contents = contentsRead(checked, [...pinned.places.keys(), ...pinned.named]);
    await refuseOutwardLinks(store, checked, pinned, contents, signal);
    const written = { ...checked, contents };
    await refuseReadDifferently(store, written, signal);
    // Also creates the working directories that this tree does not contain.
    return { ...written, ...(await folder.write(store, written, workingDirectories, signal)) };
  };
  const written = [
    await write(base, folders.before).catch(onSide('before')),
    await write(head, folders.after).catch(onSide('after')),
  ] as const;
  const [{ links: baseLinks, entries: baseEntries }, { links: headLinks, entries: headEntries }] = written;
  return {
    before: folders.before.path,
    after: folders.after.path,
    images: { before: written[0].image, after: written[1].image },
    projects: pinned.projects,
    tracked: {
      base: [...base.entries, ...configured.entries].map((entry) => entry.path),
      head: head.entries.map((entry) => entry.path),
    },
    dotted: { before: written[0].dotted, after: written[1].dotted },
    changedSubmodules: changedSubmodules(base.entries, head.entries),
    files: { before: filesAndLinks(baseEntries), after: filesAndLinks(headEntries) },
    changedPaths: changedPaths(...written),
    configurationChanges: await configurationChanges(store, base, head, pinned.places.keys(), signal),
    links: { before: baseLinks, after: headLinks },
    changesThroughLinks: async (changes, documents) =>
      changesThroughLinks(store, [baseLinks, headLinks], changes, documents, signal),
    async write(tree, folder) {
      await write(await read(tree), treeFolder(folder));
    },
    async writeWhole(tree, folder) {
      const original = await read(tree);
      const edited = withRoom(withEntries(original, withBaseAttributes(base.entries, original.entries)));
      const { entries, links } = await underConfiguration(store, pinned, edited, signal);
      const large = new Set(
        entries.flatMap(({ path: name, size }) => (size > MAX_SOURCE_BYTES ? [name] : [])),
      );
      await materialise(store, entries, folder, (name) => !large.has(name), signal, inwardTargets(links));
      for (const directory of workingDirectories) {
        await mkdir(path.join(folder, directory), { recursive: true });
      }
    },
  };
}

/**
 * Returns a function from a path in `uris` to the lines of the file. The lines are empty for an unreadable file, and
 * for a path that is not in `uris`.
 *
 * @param tree the absolute path of the folder to which `uris` are relative.
 */
export async function readLines(tree: string, uris: Iterable<string>): Promise<LinesOf> {
  const lines = new Map<string, readonly string[]>();
  for (const uri of new Set(uris)) {
    const text = await readFile(path.join(tree, uri), 'utf8').catch(() => undefined);
    if (text !== undefined) lines.set(uri, splitLines(text));
  }
  return (uri) => lines.get(uri) ?? [];
}
