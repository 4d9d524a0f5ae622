import { isDotGit, isGitDirectory } from '../../workspace/dot-git.ts';
import { foldedName } from '../../workspace/folded-name.ts';
import type { Refusal } from './jail-reasons.ts';
import { readFolder, type NodesByName, type TreeNode } from './tree-node.ts';

/** The contents of a folder while the steps of an edit are applied in memory. */
export interface FolderEntries {
  /** The entries before the edit. */
  readonly onDisk: NodesByName;
  /** The entries after the previous steps. */
  readonly now: NodesByName;
  /** Returns `git-directory` for a Git directory itself, else `nested-repository` for a folder with a `.git`. */
  repository(): 'git-directory' | 'nested-repository' | undefined;
  /** Returns the current names that differ from `name` only by case or Unicode form. */
  equivalentNames(name: string): readonly string[];
  put(name: string, node: TreeNode): void;
  take(name: string): void;
}

export function openFolder(disk: string | Buffer | undefined): FolderEntries | Refusal {
  const onDisk = disk === undefined ? new Map<string, TreeNode>() : readFolder(disk);
  return 'kind' in onDisk ? onDisk : folderEntries(onDisk);
}

function folderEntries(onDisk: NodesByName): FolderEntries {
  const now = new Map(onDisk);
  // lanser refuses every step that would create or remove a `.git`, so the entries on disk are enough.
  const hasDotGit = [...onDisk.keys()].some(isDotGit);
  // Built at the first call of `equivalentNames`, because most folders get no new name and need no such index.
  let byFold: Map<string, Set<string>> | undefined;
  const foldIndex = (): Map<string, Set<string>> => {
    if (byFold === undefined) {
      byFold = new Map();
      for (const name of now.keys()) add(byFold, name);
    }
    return byFold;
  };
  return {
    onDisk,
    now,
    repository() {
      if (isGitDirectory((name) => now.has(name))) return 'git-directory';
      return hasDotGit ? 'nested-repository' : undefined;
    },
    equivalentNames: (name) =>
      [...(foldIndex().get(foldedName(name)) ?? [])].filter((other) => other !== name),
    put(name, node) {
      now.set(name, node);
      if (byFold !== undefined) add(byFold, name);
    },
    take(name) {
      now.delete(name);
      byFold?.get(foldedName(name))?.delete(name);
    },
  };
}

function add(byFold: Map<string, Set<string>>, name: string): void {
  const fold = foldedName(name);
  byFold.set(fold, (byFold.get(fold) ?? new Set()).add(name));
}
