import { lstat, readlink } from 'node:fs/promises';
import path from 'node:path';
import type { EnvironmentOrigin } from '../workspace/static-python.ts';
import { isInside, partsOf } from '../workspace/containment.ts';
import { foldedName } from '../workspace/folded-name.ts';
import { decodeName, splitNulBytes } from './names.ts';
import { readRepository, type Repository } from './repository.ts';
import { revisionId } from './revision-id.ts';

/** Returns the tracked paths: those of the index, then those of HEAD. Omits paths that are not UTF-8. */
export async function trackedNames(repository: Repository, signal: AbortSignal): Promise<readonly string[]> {
  const head = await revisionId(repository, 'HEAD^{tree}', signal);
  const ofHead = ['ls-tree', '-r', '-z', '--name-only', '--full-tree', 'HEAD'];
  const listed = await Promise.all([
    readRepository(repository, ['ls-files', '-z', '--cached'], signal),
    // A branch without a commit has no tree.
    head === undefined ? Buffer.of() : readRepository(repository, ofHead, signal),
  ]);
  return listed.flatMap((output) => splitNulBytes(output).flatMap((bytes) => decodeName(bytes) ?? []));
}

/** The relation of a folder to the commits of a checkout. */
export type FolderOrigin =
  /** No commit of the checkout or of a nested checkout can have written the folder's files. */
  | { readonly kind: 'own' }
  /** `place`, relative to the checkout, is a tracked entry, contains one, or is below one. */
  | { readonly kind: 'tracked'; readonly place: string }
  /** `place`, relative to the checkout, is a nested checkout. Its commits are unknown. */
  | { readonly kind: 'nested'; readonly place: string };

/**
 * Determines whether a commit can have written a folder's files or a symbolic link on the folder's path. Names that
 * differ only in case or Unicode normalisation count as equal, and so do all spellings that the file system resolves
 * to the same entry.
 *
 * @param root the checkout; absolute, with links resolved.
 * @param folder absolute.
 * @param names the tracked paths, relative to the checkout.
 */
export async function originOf(
  root: string,
  folder: string,
  names: readonly string[],
): Promise<FolderOrigin> {
  for (const entry of await placesOnTheWay(folder)) {
    if (!isInside(root, entry)) continue;
    const place = path.relative(root, entry).split(path.sep).join('/');
    if (await tracksPlace(root, names, place)) return { kind: 'tracked', place: place === '' ? '.' : place };
    const nested = place === '' ? undefined : await checkoutAbove(root, place);
    if (nested !== undefined) return { kind: 'nested', place: nested };
  }
  return { kind: 'own' };
}

/** Converts a folder's origin to an environment's. If a commit may have written the folder, adds the reason. */
export function environmentOrigin(origin: FolderOrigin): EnvironmentOrigin {
  if (origin.kind === 'own') return origin;
  const { kind, place } = origin;
  const reason =
    kind === 'nested'
      ? `it is in the separate checkout ${place}, so a commit of that checkout may have written it. Move the environment out of ${place}`
      : `Git tracks ${place} or an entry above or below it, so a commit may have written the environment. Remove the entry from Git and add it to .gitignore`;
  return { kind: 'tracked', reason };
}

async function checkoutAbove(root: string, place: string): Promise<string | undefined> {
  for (let at = place; at !== '.'; at = path.posix.dirname(at)) {
    if ((await identity(path.join(root, at, '.git'))) !== undefined) return at;
  }
  return undefined;
}

/** A place, or a folder above the place, as tracked paths spell it. An entry can have several spellings. */
interface Branch {
  readonly folder: string;
  /** The tracked paths below `folder` that spell it in this way, relative to `folder`. */
  readonly names: readonly string[];
}

/** Returns true if Git tracks the place, an entry below it, or a file, link or submodule above it. */
async function tracksPlace(root: string, names: readonly string[], place: string): Promise<boolean> {
  let branches: readonly Branch[] = [{ folder: root, names }];
  let target = root;
  for (const part of place.split('/').filter(Boolean)) {
    target = path.join(target, part);
    const next: Branch[] = [];
    for (const branch of branches) {
      for (const [first, rest] of byFirstPart(branch.names)) {
        const folder = path.join(branch.folder, first);
        if (foldedName(first) !== foldedName(part) && !(await isSameEntry(folder, target))) continue;
        if (rest.includes('')) return true;
        next.push({ folder, names: rest });
      }
    }
    branches = next;
  }
  return branches.some((branch) => branch.names.length > 0);
}

/** Groups names by their first part, and removes that part. A name with only one part becomes empty. */
function byFirstPart(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const at = name.indexOf('/');
    const first = at < 0 ? name : name.slice(0, at);
    const group = groups.get(first) ?? [];
    groups.set(first, group);
    group.push(at < 0 ? '' : name.slice(at + 1));
  }
  return groups;
}

/** Compares device and inode numbers, because a file system may accept several spellings of a name. */
async function isSameEntry(left: string, right: string): Promise<boolean> {
  const leftIdentity = await identity(left);
  return leftIdentity !== undefined && leftIdentity === (await identity(right));
}

async function identity(place: string): Promise<string | undefined> {
  return lstat(place, { bigint: true }).then(
    ({ dev, ino }) => `${dev}:${ino}`,
    () => undefined,
  );
}

/** The maximum number of links that Linux follows in one path. */
const MAX_LINKS = 40;

/**
 * Returns the symbolic links on an absolute path, then the path with these links resolved. In each returned path, the
 * links before the last part are resolved. Resolves at most {@link MAX_LINKS} links.
 */
async function placesOnTheWay(target: string): Promise<readonly string[]> {
  const places: string[] = [];
  let { root: resolved } = path.parse(target);
  let rest = partsOf(target);
  for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
    const place = path.join(resolved, next);
    const isLink = (await lstat(place).catch(() => undefined))?.isSymbolicLink() === true;
    const link = isLink && places.length < MAX_LINKS ? await readlink(place).catch(() => '') : '';
    if (link === '') {
      resolved = place;
      continue;
    }
    places.push(place);
    if (path.isAbsolute(link)) resolved = path.parse(link).root;
    rest = [...partsOf(link), ...rest];
  }
  return [...places, resolved];
}
