import path from 'node:path';
import { isInside } from '../workspace/containment.ts';

/** The target, in a trace, of each link that leads out of the checkout. No other target in a trace is absolute. */
export const OUTSIDE_TARGET = '/';

/** Returns the target for a trace: a path relative to the link's `folder`, or {@link OUTSIDE_TARGET}. */
export function tracedTarget(checkout: string, folder: string, target: string): string {
  const to = path.resolve(folder, target);
  if (!isInside(checkout, to)) return OUTSIDE_TARGET;
  return path.relative(folder, to).split(path.sep).join('/') || '.';
}
