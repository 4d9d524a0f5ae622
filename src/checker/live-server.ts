import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { isFile, isFileOrLink, withContents, type FileContents } from '../trees/tree-image.ts';
import { isInside, realPathInside } from '../workspace/containment.ts';
import type { Checker } from './checker.ts';
import type { ServerTree } from './server-tree.ts';

/** A running server of a {@link ServerTree}. Its program is Pyright's set of parsed files and evaluated types. */
export interface LiveServer {
  /** The digest that `serverKey` returned for the current program. */
  readonly key: string;
  /** The absolute path of the project's folder. */
  readonly root: string;
  readonly checker: Checker;
  /** The files of the project, relative to the tree; undefined before they are listed. */
  files: ReadonlySet<string> | undefined;
  /** The open files, relative to the tree. */
  opened: ReadonlySet<string>;
  /** True if a check with the current program has begun. */
  isUsed: boolean;
  /** True if Pyright had parsed no files before its last check. */
  isFresh: boolean;
  /** True if, in the current program, {@link rewrite} created or deleted files, or wrote outside of the project. */
  hasOtherFiles: boolean;
}

/**
 * Writes and deletes files in the server's tree. Announces the changes, except new content of project files: for
 * these, opening the file is enough. Returns false if the server cannot follow the changes. The tree may then already
 * have changed.
 */
export async function rewrite(
  server: LiveServer,
  mirror: ServerTree,
  contents: FileContents,
): Promise<boolean> {
  const { checker, files = new Set() } = server;
  const before = mirror.image;
  const image = withContents(before, contents);
  if (image === undefined || checker.hasReadLinks()) return false;
  const names = [...contents.keys()];
  // Pyright can also read files outside of the project, if they are imported.
  const outside = names.filter((name) => before.has(name) && !files.has(name));
  const isNoticed = (name: string): boolean => checker.isNoticed(path.join(mirror.path, name));
  if (outside.some((name) => !image.has(name) || !isNoticed(name))) return false;
  await mirror.write(image, contents);
  const created = names.filter((name) => !before.has(name) && image.has(name));
  const deleted = names.filter((name) => before.has(name) && !image.has(name));
  if (created.length + deleted.length + outside.length === 0) return true;
  const expected = new Set([...files, ...created].filter((name) => !deleted.includes(name)));
  const found = new Set((await checker.includedFiles()).files.map(mirror.nameOf));
  // `found` and `expected` can differ: a link can give a file a second name, and the configuration can exclude a
  // created file.
  if (found.size !== expected.size || ![...found].every((name) => expected.has(name))) return false;
  server.files = found;
  server.hasOtherFiles = true;
  return checker.announce({
    changed: placesOf(mirror, outside),
    created: placesOf(mirror, created),
    deleted: placesOf(mirror, deleted),
  });
}

/** Converts names relative to the tree to absolute paths. */
export function placesOf(mirror: ServerTree, names: readonly string[]): readonly string[] {
  return names.map((name) => path.join(mirror.path, name));
}

/**
 * Returns the first changed entry that the server cannot follow; undefined if it can follow all changes. It cannot
 * follow a change at or below the target of a link, because it may have read the entry through the link. If it has
 * read sources of the tree through links of the Python environment, it cannot follow any change.
 *
 * @param only the files of the next check, relative to the tree.
 */
export async function unsupportedChange(
  { checker, files, opened }: LiveServer,
  { changed, image, path: tree }: ServerTree,
  only: ReadonlySet<string>,
): Promise<string | undefined> {
  const [first] = changed.keys();
  if (first === undefined || checker.hasReadLinks()) return first;
  // The server uses a project file's new content if the next check opens it (`only`) or first closes it (`opened`).
  // For other Python files, `isNoticed` returns true if the server uses the new content after a notification.
  const isFollowed = (name: string): boolean =>
    files?.has(name) === true
      ? only.has(name) || opened.has(name)
      : /\.pyi?$/u.test(name) && checker.isNoticed(path.join(tree, name));
  const root = await realpath(tree);
  const links = [...image].filter(([, entry]) => isFileOrLink(entry) && !isFile(entry));
  const targets = await Promise.all(links.map(async ([name]) => realPathInside(root, path.join(root, name))));
  const isBehindLink = (name: string): boolean =>
    targets.some((target) => target !== undefined && isInside(target, path.join(root, name)));
  return [...changed].find(([name, isContent]) => !isContent || !isFollowed(name) || isBehindLink(name))?.[0];
}
