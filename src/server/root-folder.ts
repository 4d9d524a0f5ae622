import { lstatSync } from 'node:fs';
import path from 'node:path';
import { isInside, realPathInside } from '../workspace/containment.ts';
import { entriesOf } from '../workspace/folder-entries.ts';

/**
 * Searches from a file up to `workspaceRoot`. Returns the first folder with a root marker, such as `pyproject.toml`,
 * if any. Skips folders whose real path is outside the workspace. Caches nothing, because markers may appear later.
 */
export async function nearestRoot(
  workspaceRoot: string,
  file: string,
  markers: readonly string[],
): Promise<string | undefined> {
  for (let at = path.dirname(file); isInside(workspaceRoot, at); at = path.dirname(at)) {
    if (!hasMarker(at, markers)) continue;
    if (at === workspaceRoot || (await realPathInside(workspaceRoot, at)) !== undefined) return at;
  }
  return undefined;
}

/** Returns true if the folder contains a marker. Synchronous calls take less time than asynchronous ones. */
function hasMarker(folder: string, markers: readonly string[]): boolean {
  const patterns = markers.filter((marker) => marker.includes('*'));
  if (markers.some((marker) => !marker.includes('*') && isThere(path.join(folder, marker)))) return true;
  return patterns.length > 0 && entriesOf(folder).some(({ name }) => isMarker(name, patterns));
}

export function isMarker(name: string, markers: readonly string[]): boolean {
  return markers.some((marker) => (marker.includes('*') ? isLike(name, marker) : name === marker));
}

function isThere(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

function isLike(name: string, pattern: string): boolean {
  const star = pattern.indexOf('*');
  const [start, end] = [pattern.slice(0, star), pattern.slice(star + 1)];
  return name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end);
}
