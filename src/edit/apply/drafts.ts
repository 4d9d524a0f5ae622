import { lstatSync } from 'node:fs';
import { parentOf, type DirectoryHandles } from '../../workspace/directory-handles.ts';
import type { TreeSteps } from '../tree-step.ts';
import { withPath, contentModified, linkError } from './failure.ts';
import type { Draft } from './operation.ts';
import { origins, type Origins } from './origins.ts';

/**
 * Converts steps to planned operations, and adds operations that create missing folders. `prefix` is the path of the
 * workspace in `tree`: '', or a path with a final slash. Throws if a link or a file is in place of a parent folder.
 */
export function draftsOf(
  steps: TreeSteps['steps'],
  prefix: string,
  tree: DirectoryHandles,
): readonly Draft[] {
  const drafts: Draft[] = [];
  const earlier = origins();

  function add(draft: Draft): void {
    earlier.follow(draft, drafts.length);
    drafts.push(draft);
  }

  function make(folder: string): void {
    if (folder === '' || isFolder(folder, earlier, tree)) return;
    make(parentOf(folder));
    add({ kind: 'mkdir', path: folder });
  }

  for (const step of steps) {
    if (step.kind === 'move') {
      make(parentOf(prefix + step.to));
      add({ ...step, from: prefix + step.from, to: prefix + step.to });
    } else {
      if (step.kind === 'create') make(parentOf(prefix + step.path));
      add({ ...step, path: prefix + step.path });
    }
  }
  return drafts;
}

function isFolder(folder: string, earlier: Origins, tree: DirectoryHandles): boolean {
  const origin = earlier.originOf(folder);
  if (origin.kind !== 'original') return origin.kind === 'made';
  return isFolderOnDisk(origin.path, tree);
}

function isFolderOnDisk(folder: string, tree: DirectoryHandles): boolean {
  if (folder === '') return true;
  if (!isFolderOnDisk(parentOf(folder), tree)) return false;
  const stats = withPath(folder, () => lstatSync(tree.at(folder), { throwIfNoEntry: false }));
  if (stats === undefined || stats.isDirectory()) return stats !== undefined;
  throw stats.isSymbolicLink() ? linkError(folder) : contentModified(folder, 'no-folder');
}
