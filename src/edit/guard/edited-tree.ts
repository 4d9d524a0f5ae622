import { lstatSync } from 'node:fs';
import path from 'node:path';
import { type FolderEntries, openFolder } from './folder-entries.ts';
import type { Refusal } from './jail-reasons.ts';
import { nodeOf, statOrRefusal, type Position, type TreeNode } from './tree-node.ts';

/**
 * The simulated file system after the steps of an edit so far. Reads each folder of the workspace at most once.
 * Outside the workspace, reads only the entries on the given paths.
 */
export interface EditedTree {
  readonly root: Position;
  /**
   * Splits the absolute path `start` + `parts` into a known position and the remaining parts. The position is the
   * root of the workspace if the path begins with the path of the workspace, else `start`.
   */
  locate(
    start: string,
    parts: readonly string[],
  ): { readonly from: Position; readonly parts: readonly string[] };
  /** Returns the names on the path from the workspace to a position; undefined outside the workspace. */
  namesTo(place: Position): readonly string[] | undefined;
  /**
   * Returns an entry; undefined if it is missing; a refusal if it or its folder cannot be read, or if its path is too
   * long. In the workspace, the name of the returned entry may differ from `name` in case or Unicode form.
   */
  child(folder: Position, name: string): Position | Refusal | undefined;
  entries(folder: TreeNode): FolderEntries | Refusal;
  /** Puts a node at the path `names` below a folder. All names except the last become new folders. */
  put(folder: Position, names: readonly string[], node: TreeNode): void;
  remove(position: Position): void;
}

/** Creates the tree of a workspace. `root` is an absolute path with links resolved. */
export function editedTree(root: string): EditedTree {
  const top = path.parse(root).root;
  const rootParts = root.slice(top.length).split(path.sep).filter(Boolean);
  const identity = lstatSync(root, { bigint: true });
  const rootPosition = chainTo(top, rootParts);
  const folders = new Map<TreeNode, FolderEntries | Refusal>();
  const above = new Map<string, Position | Refusal | undefined>();

  function entries(folder: TreeNode): FolderEntries | Refusal {
    const opened = folders.get(folder) ?? openFolder(folder.disk);
    folders.set(folder, opened);
    return opened;
  }

  function namesTo(place: Position): readonly string[] | undefined {
    const names: string[] = [];
    for (let at: Position | undefined = place; at !== undefined; at = at.parent) {
      if (at === rootPosition) return names.toReversed();
      names.push(at.name);
    }
    return undefined;
  }

  function childAbove(folder: Position, name: string): Position | Refusal | undefined {
    const disk = path.join(folder.node.disk as string, name);
    if (!above.has(disk)) above.set(disk, statAbove(folder, name, disk));
    return above.get(disk);
  }

  function statAbove(folder: Position, name: string, disk: string): Position | Refusal | undefined {
    const info = statOrRefusal(disk);
    if (info === undefined || 'kind' in info) return info;
    // Identifies the root by device and inode, so that every spelling and mount of the root matches.
    if (info.dev === identity.dev && info.ino === identity.ino) return rootPosition;
    return position(nodeOf(info, disk), name, folder);
  }

  return {
    root: rootPosition,
    locate(start, parts) {
      const isBelow = start === top && rootParts.every((part, index) => parts[index] === part);
      if (isBelow) return { from: rootPosition, parts: parts.slice(rootParts.length) };
      if (start === root) return { from: rootPosition, parts };
      return { from: position({ kind: 'folder', disk: start }, start, undefined), parts };
    },
    namesTo,
    child(folder, name) {
      if (namesTo(folder) === undefined) return childAbove(folder, name);
      const folderEntries = entries(folder.node);
      if ('kind' in folderEntries) return folderEntries;
      const exact = folderEntries.now.get(name);
      if (exact !== undefined) return position(exact, name, folder);
      return folderEntries.onDisk.has(name) ? undefined : otherSpelling(folder, folderEntries, name);
    },
    entries,
    put(folder, names, node) {
      let into = folder.node;
      for (const [index, name] of names.entries()) {
        const folderEntries = entries(into);
        if ('kind' in folderEntries) return;
        const next: TreeNode = index === names.length - 1 ? node : { kind: 'folder', disk: undefined };
        folderEntries.put(name, next);
        into = next;
      }
    },
    remove(entry) {
      const folderEntries = entry.parent === undefined ? undefined : entries(entry.parent.node);
      if (folderEntries !== undefined && !('kind' in folderEntries)) folderEntries.take(entry.name);
    },
  };
}

function position(node: TreeNode, name: string, parent: Position | undefined): Position {
  return { kind: 'position', node, name, parent };
}

function chainTo(top: string, parts: readonly string[]): Position {
  let at = position({ kind: 'folder', disk: top }, top, undefined);
  for (const part of parts) {
    at = position({ kind: 'folder', disk: path.join(at.node.disk as string, part) }, part, at);
  }
  return at;
}

/** Finds the entry that the file system opens for `name`, if the entry's name differs in case or Unicode form. */
function otherSpelling(
  folder: Position,
  folderEntries: FolderEntries,
  name: string,
): Position | Refusal | undefined {
  const { disk } = folder.node;
  if (typeof disk !== 'string') return undefined;
  const info = statOrRefusal(path.join(disk, name));
  if (info === undefined || 'kind' in info) return info;
  for (const spelling of new Set([...folderEntries.equivalentNames(name), ...folderEntries.onDisk.keys()])) {
    const other = folderEntries.onDisk.get(spelling)?.disk;
    const found = other === undefined ? undefined : statOrRefusal(other);
    if (found === undefined || 'kind' in found || found.ino !== info.ino || found.dev !== info.dev) continue;
    const node = folderEntries.now.get(spelling);
    return node === undefined ? undefined : position(node, spelling, folder);
  }
  // Another program created the entry after the folder was read.
  return position(nodeOf(info, path.join(disk, name)), name, folder);
}
