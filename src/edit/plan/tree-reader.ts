import type { WorkspacePath } from '../../model/brand.ts';

/** The kinds of entries in a plan. A link has neither kind, and paths through a link do not exist. */
export type EntryKind = 'file' | 'folder';

/** The tree that a plan is made for or applied to. */
export interface TreeReader {
  /** Returns the bytes of a regular file; undefined if there is none. */
  read(path: WorkspacePath): Promise<Uint8Array | undefined>;
  kindOf(path: WorkspacePath): Promise<EntryKind | undefined>;
  /** Returns true if a regular file is executable for its owner. */
  isExecutable(path: WorkspacePath): Promise<boolean>;
  /** Returns all names in a folder, including links. */
  namesIn(folder: WorkspacePath): Promise<readonly string[]>;
  /**
   * Returns the regular files below a folder, except those in `.git` and in folders of tools, such as
   * `node_modules`.
   */
  filesBelow(folder: WorkspacePath): Promise<readonly WorkspacePath[]>;
}
