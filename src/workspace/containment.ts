import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { WorkspacePath } from '../model/brand.ts';

/** Whether `target` is `root` or below it. Both are absolute, with links resolved by the caller. */
export function isInside(root: string, target: string): boolean {
  const relative = path.relative(root, target);
  return relative === '' || (!isUpward(relative) && !path.isAbsolute(relative));
}

/** `target` relative to `root` in POSIX form, or undefined where it is the root or outside of it. */
export function workspacePath(root: string, target: string): WorkspacePath | undefined {
  const relative = path.relative(root, target);
  if (relative === '' || isUpward(relative) || path.isAbsolute(relative)) return undefined;
  return relative.split(path.sep).join('/') as WorkspacePath;
}

/** The real path of `target`, or undefined where nothing is there or a link leads out of `root`. */
export async function realPathInside(root: string, target: string): Promise<string | undefined> {
  const real = await realpath(target).catch(() => undefined);
  return real !== undefined && isInside(root, real) ? real : undefined;
}

function isUpward(relative: string): boolean {
  return relative === '..' || relative.startsWith(`..${path.sep}`);
}
