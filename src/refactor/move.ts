import { folderReader } from '../edit/plan/folder-reader.ts';
import type { WorkspacePath } from '../model/brand.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { FileMove } from '../protocol/rename-files.ts';
import { uriIn } from '../workspace/file-uri.ts';

/** A file or folder of the workspace that gets a new path. */
export interface Move {
  readonly oldPath: WorkspacePath;
  readonly newPath: WorkspacePath;
  readonly isFolder: boolean;
  /** The old paths of the moved regular files. Omits a folder's entries `.git`, `node_modules` and `__pycache__`. */
  readonly files: readonly WorkspacePath[];
}

export async function moveOf(root: string, oldPath: WorkspacePath, newPath: WorkspacePath): Promise<Move> {
  const reader = folderReader(root);
  const kind = await reader.kindOf(oldPath);
  if (kind === undefined) {
    const message = `The file or folder ${JSON.stringify(oldPath)} does not exist. Check its path, relative to the workspace.`;
    throw new LanserError('E/NOT_FOUND', message, { path: oldPath });
  }
  const files = kind === 'file' ? [oldPath] : await reader.filesBelow(oldPath);
  return { oldPath, newPath, isFolder: kind === 'folder', files };
}

export function pathAfter({ oldPath, newPath }: Pick<Move, 'oldPath' | 'newPath'>, name: string): string {
  if (name === oldPath) return newPath;
  return name.startsWith(`${oldPath}/`) ? `${newPath}${name.slice(oldPath.length)}` : name;
}

export function fileMove(root: string, move: Move): FileMove {
  const pairOf = (name: string): FileMove['pair'] => {
    return { oldUri: uriIn(root, name), newUri: uriIn(root, pathAfter(move, name)) };
  };
  return { pair: pairOf(move.oldPath), isFolder: move.isFolder, files: move.files.map(pairOf) };
}
