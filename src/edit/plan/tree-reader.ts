import type { WorkspacePath } from '../../model/brand.ts';

/** The kind of an entry. A link or a special file has neither kind. A path through a link counts as missing. */
export type EntryKind = 'file' | 'folder';

/** A reader of the tree that a plan changes. */
export interface TreeReader {
  /** Returns the bytes; undefined if the path is not a regular file. */
  read(path: WorkspacePath): Promise<Uint8Array | undefined>;
  kindOf(path: WorkspacePath): Promise<EntryKind | undefined>;
  /** Returns true if the owner of a regular file may execute it. */
  isExecutable(path: WorkspacePath): Promise<boolean>;
  /** Returns all names in a folder, including links; none if the path is not a folder. */
  namesIn(folder: WorkspacePath): Promise<readonly string[]>;
  /** Returns the sorted regular files below a folder. Skips entries named `.git`, `node_modules` or `__pycache__`. */
  filesBelow(folder: WorkspacePath): Promise<readonly WorkspacePath[]>;
}
