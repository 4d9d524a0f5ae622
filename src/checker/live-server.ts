import path from 'node:path';
import { withContents, type FileContents } from '../trees/tree-image.ts';
import type { Checker } from './checker.ts';
import type { ServerTree } from './server-tree.ts';

/** The running server and the inputs of its start. */
export interface LiveServer {
  /** A digest of the settings that the server has read at its start. */
  readonly key: string;
  /** The absolute path of the project's folder. */
  readonly root: string;
  readonly checker: Checker;
  /** The files of the project, relative to the tree; undefined before they are listed. */
  files: ReadonlySet<string> | undefined;
  /** The open files, relative to the tree. When a file is closed, the server compares it with the disk. */
  opened: ReadonlySet<string>;
  /** False until a file is opened. */
  isUsed: boolean;
  /**
   * True if files were created or deleted, or files outside of the project were written, while the program
   * ran.
   */
  hasOtherFiles: boolean;
}

/**
 * Writes contents to the tree of the running program, and announces created and deleted files. Returns false
 * if the program cannot follow the changes; the contents may already be written then.
 */
export async function rewrite(
  server: LiveServer,
  mirror: ServerTree,
  contents: FileContents,
): Promise<boolean> {
  const { checker, files = new Set() } = server;
  const before = mirror.image;
  const image = withContents(before, contents);
  if (image === undefined) return false;
  const names = [...contents.keys()];
  // Pyright can also read files outside of the project, if they are imported.
  const outside = names.filter((name) => before.has(name) && !files.has(name));
  if (outside.some((name) => !image.has(name))) return false;
  await mirror.write(image, contents);
  const created = names.filter((name) => !before.has(name) && image.has(name));
  const deleted = names.filter((name) => before.has(name) && !image.has(name));
  if (created.length + deleted.length + outside.length === 0) return true;
  const expected = new Set([...files, ...created].filter((name) => !deleted.includes(name)));
  const found = new Set((await checker.includedFiles()).files.map(mirror.nameOf));
  // The lists can differ, because a file can have two names and the configuration can exclude a file.
  if (found.size !== expected.size || ![...found].every((name) => expected.has(name))) return false;
  server.files = found;
  server.hasOtherFiles = true;
  const placesOf = (list: readonly string[]): readonly string[] =>
    list.map((name) => path.join(mirror.path, name));
  return checker.announce({
    changed: placesOf(outside),
    created: placesOf(created),
    deleted: placesOf(deleted),
  });
}
