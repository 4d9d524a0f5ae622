import path from 'node:path';
import { isInside } from '../workspace/containment.ts';

/** The target, in a trace, of every link that leads out of the checkout. A trace contains no other absolute target. */
export const OUTSIDE_TARGET = '/';

/** Returns the target of a link as a trace records it: relative to `folder`, the link's folder. */
export function tracedTarget(checkout: string, folder: string, target: string): string {
  const to = path.resolve(folder, target);
  if (!isInside(checkout, to)) return OUTSIDE_TARGET;
  return path.relative(folder, to).split(path.sep).join('/') || '.';
}
