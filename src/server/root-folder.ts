import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isInside, realPathInside } from '../workspace/containment.ts';

/**
 * The nearest folder at or above the file that holds one of these names, not above the workspace's root
 * and not where a link leads out of it; undefined where none does. Asked anew each time: a marker may
 * have come or gone.
 */
export async function nearestRoot(
  workspaceRoot: string,
  file: string,
  markers: readonly string[],
): Promise<string | undefined> {
  for (let at = path.dirname(file); isInside(workspaceRoot, at); at = path.dirname(at)) {
    if (!holdsMarker(at, markers)) continue;
    if (at === workspaceRoot || (await realPathInside(workspaceRoot, at)) !== undefined) return at;
  }
  return undefined;
}

/** A handful of looks for every request: the threads of the asynchronous form cost many times the call. */
function holdsMarker(folder: string, markers: readonly string[]): boolean {
  const patterns = markers.filter((marker) => marker.includes('*'));
  if (markers.some((marker) => !marker.includes('*') && isThere(path.join(folder, marker)))) return true;
  if (patterns.length === 0) return false;
  const names = namesIn(folder);
  return patterns.some((pattern) => names.some((name) => isLike(name, pattern)));
}

function isThere(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isLike(name: string, pattern: string): boolean {
  const star = pattern.indexOf('*');
  const [start, end] = [pattern.slice(0, star), pattern.slice(star + 1)];
  return name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end);
}
