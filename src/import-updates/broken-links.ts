import { type Dirent, existsSync, readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { errnoOf } from '../model/lanser-error.ts';
import { workspacePath } from '../workspace/containment.ts';
import type { Move } from './move.ts';

/**
 * Returns the symbolic links that a move separates from their targets, as sorted paths from before the move.
 * Examines only the folders of Python files, and the folders above them.
 */
export function brokenLinks(root: string, move: Move): readonly string[] {
  return [...move.before.folders].flatMap((folder) => linksIn(root, folder, move)).toSorted();
}

function linksIn(root: string, folder: string, { pathAfter }: Move): readonly string[] {
  return entriesOf(path.join(root, folder)).flatMap((entry): readonly string[] => {
    const name = path.posix.join(folder, entry.name);
    const file = path.join(root, name);
    // A link whose target does not exist is already broken.
    if (!entry.isSymbolicLink() || !existsSync(file)) return [];
    const target = readlinkSync(file);
    const before = path.resolve(path.dirname(file), target);
    const inside = workspacePath(root, before);
    const after = inside === undefined ? before : path.join(root, pathAfter(inside));
    const linkAfter = path.join(root, pathAfter(name));
    return path.resolve(path.dirname(linkAfter), target) === after ? [] : [name];
  });
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    // For example, the folder was removed after its files were listed.
    if (errnoOf(error) === undefined) throw error;
    return [];
  }
}
