import nodePath from 'node:path';
import { LanserError } from '../model/lanser-error.ts';
import { readBlobs } from './blobs.ts';
import { losslessName } from './names.ts';
import type { ObjectStore } from './object-store.ts';
import type { TreeEntry } from './trees.ts';

/** The result of resolving a path of a tree, as in the file system of a checkout. */
export type Destination = {
  /** The paths of the links that were reached, in order. */
  readonly links: readonly string[];
  /** If a folder on the resolved path lacks the next segment, the path of this folder. */
  readonly path?: string;
} & (
  | { readonly kind: 'file'; readonly entry: TreeEntry }
  /** `path` is the path of the folder itself; empty for the tree's root. */
  | { readonly kind: 'folder'; readonly path: string }
  /** No entry has the path, a link's target is empty, or the path leads through more than 40 links. */
  | { readonly kind: 'missing' }
  /**
   * The path, or the target of a link, leads out of the tree or to `.git`. This kind also covers all absolute targets
   * and, on Windows, all targets with a backslash or a colon.
   */
  | { readonly kind: 'outside' }
);

/** The links of a tree, resolved from the tree's entries and the links' targets, without a file system. */
export interface TreeLinks {
  /** The target of each link, by the link's path. */
  readonly targets: ReadonlyMap<string, Buffer>;
  /**
   * Resolves a path of the tree and all links on it.
   *
   * @throws LanserError E/INCONCLUSIVE after {@link MAX_STEPS} steps in all calls together.
   */
  follow(path: string): Destination;
}

/** The limit of Linux for links in one path. */
const MAX_HOPS = 40;
/** The limit of Linux for the target of a link, in bytes. */
const MAX_TARGET_BYTES = 4095;
/**
 * The maximum number of path segments that are resolved after a path's first link, in all paths together. One path
 * cannot reach this number: the targets of its links have fewer than 164,000 segments in total.
 */
const MAX_STEPS = 20_000_000;

/**
 * Reads the targets of the links among the entries of a tree.
 *
 * @throws LanserError E/FS_PERMISSIONS for a target of more than {@link MAX_TARGET_BYTES}; the errors of
 * {@link readBlobs}.
 */
export async function readLinks(
  store: ObjectStore,
  entries: readonly TreeEntry[],
  signal: AbortSignal,
): Promise<TreeLinks> {
  const links = entries.filter(({ kind }) => kind === 'link');
  const long = links.find(({ size }) => size > MAX_TARGET_BYTES);
  if (long !== undefined) {
    throw new LanserError(
      'E/FS_PERMISSIONS',
      `The target of the link ${JSON.stringify(long.path)} is ${long.size} bytes long. Linux allows at most ${MAX_TARGET_BYTES}. Remove the link.`,
      { path: long.path },
    );
  }
  const targets = new Map<string, Buffer>();
  for await (const [link, bytes] of readBlobs(store, links, signal)) {
    // Git passes the target to symlink(2) as a C string, which ends at the first NUL.
    const nul = bytes.indexOf(0);
    targets.set(link.path, nul === -1 ? bytes : bytes.subarray(0, nul));
  }
  return treeLinks(entries, targets);
}

export function treeLinks(entries: readonly TreeEntry[], targets: ReadonlyMap<string, Buffer>): TreeLinks {
  const places = placesOf(entries);
  const steps = { left: MAX_STEPS };
  return { targets, follow: (path) => follow(path, places, targets, steps) };
}

type EntryOrFolder = TreeEntry | 'folder';

function placesOf(entries: readonly TreeEntry[]): ReadonlyMap<string, EntryOrFolder> {
  const places = new Map<string, EntryOrFolder>();
  for (const entry of entries) {
    places.set(entry.path, entry.kind === 'submodule' ? 'folder' : entry);
    let slash = entry.path.lastIndexOf('/');
    while (slash !== -1 && !places.has(entry.path.slice(0, slash))) {
      places.set(entry.path.slice(0, slash), 'folder');
      slash = entry.path.lastIndexOf('/', slash - 1);
    }
  }
  return places;
}

function follow(
  path: string,
  places: ReadonlyMap<string, EntryOrFolder>,
  targets: ReadonlyMap<string, Buffer>,
  steps: { left: number },
): Destination {
  const links: string[] = [];
  // The next segment is the last element.
  const pending = path.split('/').toReversed();
  let at = '';
  let place: EntryOrFolder = 'folder';
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    if (links.length > 0) steps.left -= 1;
    if (steps.left < 0) throw tooManySteps(path);
    // A path below a file does not exist, not even `file/.`.
    if (place !== 'folder') return { kind: 'missing', links };
    if (part === '' || part === '.') continue;
    if (part === '..') {
      if (at === '') return { kind: 'outside', links };
      at = at.slice(0, Math.max(0, at.lastIndexOf('/')));
      continue;
    }
    const entryPath: string = at === '' ? part : `${at}/${part}`;
    const found = places.get(entryPath);
    if (found === undefined) {
      return { kind: part.toLowerCase() === '.git' ? 'outside' : 'missing', path: at, links };
    }
    const target = found !== 'folder' && found.kind === 'link' ? targets.get(entryPath) : undefined;
    if (target === undefined) {
      at = entryPath;
      place = found;
      continue;
    }
    links.push(entryPath);
    const name = losslessName(target);
    if (name.startsWith('/') || (nodePath.sep === '\\' && /[\\:]/u.test(name)))
      return { kind: 'outside', links };
    if (name === '' || links.length > MAX_HOPS) return { kind: 'missing', links };
    pending.push(...name.split('/').toReversed());
  }
  return place === 'folder' ? { kind: 'folder', path: at, links } : { kind: 'file', entry: place, links };
}

function tooManySteps(path: string): LanserError {
  return new LanserError(
    'E/INCONCLUSIVE',
    `The links of this tree are too many or too long to follow. The last path was ${JSON.stringify(path)}. Remove unneeded links.`,
    { path },
  );
}
