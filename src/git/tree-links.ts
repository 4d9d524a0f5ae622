import type { TreeEntry } from './trees.ts';

const MAX_HOPS = 40;

/**
 * The links of a tree that lead, through other links too, to a file or folder of the same tree:
 * link path to the final path, which is no link. Decided on the tree alone, never on a file system.
 */
export function resolveLinks(
  entries: readonly TreeEntry[],
  targets: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const places = new Map<string, 'file' | 'folder'>();
  for (const entry of entries) {
    if (entry.kind !== 'link') places.set(entry.path, entry.kind === 'submodule' ? 'folder' : 'file');
    const parts = entry.path.split('/');
    for (let length = 1; length < parts.length; length += 1) {
      places.set(parts.slice(0, length).join('/'), 'folder');
    }
  }
  const resolved = new Map<string, string>();
  for (const link of targets.keys()) {
    const place = follow(link, targets, places);
    // A link to a folder that holds it would make the tree endless.
    if (place !== undefined && !link.startsWith(`${place}/`)) resolved.set(link, place);
  }
  return resolved;
}

function follow(
  link: string,
  targets: ReadonlyMap<string, string>,
  places: ReadonlyMap<string, 'file' | 'folder'>,
): string | undefined {
  let pending = link.split('/');
  const done: string[] = [];
  for (let hops = 0; pending.length > 0;) {
    const part = pending.shift() as string;
    // Nothing is below a file, not even itself.
    if (places.get(done.join('/')) === 'file') return undefined;
    if (part === '' || part === '.') continue;
    if (part === '..') {
      if (done.pop() === undefined) return undefined;
      continue;
    }
    const here = [...done, part].join('/');
    const target = targets.get(here);
    if (target === undefined) {
      if (!places.has(here)) return undefined;
      done.push(part);
      continue;
    }
    hops += 1;
    if (hops > MAX_HOPS || target.startsWith('/') || /^[A-Za-z]:|\\/u.test(target)) return undefined;
    pending = [...target.split('/'), ...pending];
  }
  return done.length === 0 ? undefined : done.join('/');
}
