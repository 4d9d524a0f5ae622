// workspace/ contains path checks, names of folders such as `typeshed` (named roots), configuration files, the choice
// of the Python environment, child processes and temporary folders. It does not depend on Git, LSP or operations.
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { WorkspacePath } from '../model/brand.ts';
import { LanserError } from '../model/lanser-error.ts';
import { isFolder, isThere } from './entry-kind.ts';

/** Returns true if `target` is `root` or below it. Both are absolute. Does not resolve links. */
export function isInside(root: string, target: string): boolean {
  const relative = path.relative(root, target);
  return relative === '' || (!isUpward(relative) && !path.isAbsolute(relative));
}

/** Returns `target` relative to `root` in POSIX form; undefined if `target` is not below `root`. */
export function workspacePath(root: string, target: string): WorkspacePath | undefined {
  const relative = path.relative(root, target);
  if (relative === '' || isUpward(relative) || path.isAbsolute(relative)) return undefined;
  return relative.split(path.sep).join('/') as WorkspacePath;
}

/** Returns the real path of `target`; undefined if it cannot be resolved or is outside `root`. */
export async function realPathInside(root: string, target: string): Promise<string | undefined> {
  const real = await realpath(target).catch(() => undefined);
  return real !== undefined && isInside(root, real) ? real : undefined;
}

/**
 * If `target` leads into `root` through a link outside of `root`, returns the path inside `root`; otherwise `target`.
 * Resolves `target` up to its first part that leads into `root`. Keeps links in later parts, because the workspace
 * uses the names of links in `root`. Both paths are absolute.
 */
export async function throughOuterLinks(root: string, target: string): Promise<string> {
  if (isInside(root, target)) return target;
  let above = path.parse(target).root;
  for (const name of partsOf(target)) {
    above = path.join(above, name);
    const real = await realpath(above).catch(() => undefined);
    if (real === undefined) return target;
    if (isInside(root, real)) return path.join(real, path.relative(above, target));
  }
  return target;
}

/** Returns the names on a path, without its root. */
export function partsOf(place: string): string[] {
  return place.slice(path.parse(place).root.length).split(path.sep).filter(Boolean);
}

/** Returns the real path of an entry, or `place` itself if it cannot be resolved. */
export async function realOrSame(place: string): Promise<string> {
  return realpath(place).catch(() => place);
}

/** Returns the absolute path of a workspace, with links resolved. Throws E/USAGE if it is not a folder. */
export async function workspaceRoot(folder: string): Promise<string> {
  if (await isFolder(folder)) return realpath(path.resolve(folder));
  throw new LanserError('E/USAGE', 'The workspace is not a folder.', {}, { hint: 'name-workspace' });
}

/** Returns the real path of the option `from`, by default `root`. Throws E/USAGE if the option is not a folder. */
export async function baseFolder(root: string, from: string | undefined): Promise<string> {
  if (from === undefined) return root;
  return workspaceRoot(from).catch((cause: unknown) => {
    const message = 'The option "from" is not a folder. Pass the folder that `files` are relative to.';
    throw new LanserError('E/USAGE', message, { option: 'from' }, { cause });
  });
}

/** Returns the nearest folder with `.git`, at or above `folder`; otherwise `folder`. Resolves links first. */
export async function enclosingCheckout(folder: string): Promise<string> {
  const start = await realpath(folder).catch(() => path.resolve(folder));
  for (let current = start; ; current = path.dirname(current)) {
    if (await isThere(path.join(current, '.git'))) return current;
    if (path.dirname(current) === current) return start;
  }
}

/** Returns the last part of an absolute path, because the rest may name the user's folders. Keeps a relative path. */
export function shownName(name: string): string {
  return path.isAbsolute(name) ? path.basename(name) : name;
}

function isUpward(relative: string): boolean {
  return relative === '..' || relative.startsWith(`..${path.sep}`);
}
