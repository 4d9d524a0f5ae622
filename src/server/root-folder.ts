import { lstat, readdir } from 'node:fs/promises';
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
    if ((await holdsMarker(at, markers)) && (await realPathInside(workspaceRoot, at)) !== undefined)
      return at;
    if (at === path.dirname(at)) break;
  }
  return undefined;
}

async function holdsMarker(folder: string, markers: readonly string[]): Promise<boolean> {
  const patterns = markers.filter((marker) => marker.includes('*'));
  for (const marker of markers) {
    if (marker.includes('*')) continue;
    const info = await lstat(path.join(folder, marker)).catch(() => undefined);
    if (info !== undefined) return true;
  }
  if (patterns.length === 0) return false;
  const names = await readdir(folder).catch(() => []);
  return patterns.some((pattern) => names.some((name) => isLike(name, pattern)));
}

function isLike(name: string, pattern: string): boolean {
  const star = pattern.indexOf('*');
  const [start, end] = [pattern.slice(0, star), pattern.slice(star + 1)];
  return name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end);
}
