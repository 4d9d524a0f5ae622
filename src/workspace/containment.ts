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

function isUpward(relative: string): boolean {
  return relative === '..' || relative.startsWith(`..${path.sep}`);
}
