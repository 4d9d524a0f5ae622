import { existsSync } from 'node:fs';
import path from 'node:path';
import { BUILT_IN_SERVERS } from '../server/built-in.ts';

/** The root markers of all built-in servers, such as `pyproject.toml`. */
const MARKERS = [...new Set(BUILT_IN_SERVERS.flatMap(({ rootMarkers }) => rootMarkers))];

/** Returns the nearest project or checkout root above a folder; undefined for such a root, and outside checkouts. */
export function enclosingProject(folder: string): string | undefined {
  if (isCheckout(folder) || isProject(folder)) return undefined;
  const above = foldersAbove(folder);
  const checkout = above.findIndex(isCheckout);
  return above.slice(0, checkout + 1).find((one) => isProject(one) || isCheckout(one));
}

function foldersAbove(folder: string): readonly string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [] : [parent, ...foldersAbove(parent)];
}

function isCheckout(folder: string): boolean {
  return existsSync(path.join(folder, '.git'));
}

function isProject(folder: string): boolean {
  return MARKERS.some((name) => existsSync(path.join(folder, name)));
}
