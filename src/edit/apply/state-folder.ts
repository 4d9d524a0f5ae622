import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { workspacePath } from '../../workspace/containment.ts';

/** The location of the undo data of an incomplete edit. */
export interface StatePlace {
  /** The absolute folder to which recorded paths are relative: the root of the checkout or of the workspace. */
  readonly anchor: string;
  /** The absolute path of an existing folder, without links. */
  readonly base: string;
  /** The state folder, relative to `base`. */
  readonly folder: string;
  /** The name of the state folder in messages. */
  readonly shown: string;
  /** True if the state folder is among the files of a checkout, so a commit may have added its content. */
  readonly isTracked: boolean;
}

/** Returns the state location in `folder`, an absolute path outside `root` that no link in `root` leads to. */
export function ownStatePlace(root: string, folder: string): StatePlace {
  return { anchor: root, base: folder, folder: 'apply', shown: '<state folder>', isTracked: false };
}

/**
 * Returns the possible state locations. A new edit without a `stateFolder` uses the first location. In a checkout,
 * the first location is in the Git directory, because commits cannot add files there. A recovery uses all locations,
 * because an edit that was interrupted before `git init` used the second location.
 */
export function statePlaces(root: string): readonly [StatePlace, ...StatePlace[]] {
  const inRoot = { anchor: root, base: root, folder: '.lanser/apply', shown: '.lanser/apply' };
  const { checkout, directory } = nearestGitDirectory(root) ?? {};
  if (checkout === undefined || directory === undefined) return [{ ...inRoot, isTracked: false }];
  const shown = `${workspacePath(checkout, directory) ?? '<git directory>'}/lanser/apply`;
  return [
    { anchor: checkout, base: directory, folder: 'lanser/apply', shown, isTracked: false },
    { ...inRoot, isTracked: true },
  ];
}

/** Finds the nearest trusted Git directory of a checkout around `root`, without a process of Git. */
export function nearestGitDirectory(
  root: string,
): { readonly checkout: string; readonly directory: string } | undefined {
  for (let checkout = root; ; checkout = path.dirname(checkout)) {
    const directory = gitDirectory(checkout, root);
    if (directory !== undefined) return { checkout, directory };
    if (path.dirname(checkout) === checkout) return undefined;
  }
}

/** Returns true if a command may have been interrupted during a write, or may be writing now. */
export function needsRecovery(root: string): boolean {
  return statePlaces(root).some(isThere);
}

/** Returns true if the state folder exists, or if its parent is empty. A killed command may leave an empty parent. */
export function isThere({ base, folder }: StatePlace): boolean {
  try {
    if (lstatSync(path.join(base, folder), { throwIfNoEntry: false }) !== undefined) return true;
    const around = path.join(base, path.dirname(folder));
    if (lstatSync(around, { throwIfNoEntry: false })?.isDirectory() !== true) return false;
    return readdirSync(around).length === 0;
  } catch {
    return false;
  }
}

/** Returns the Git directory of a checkout; undefined if the directory is missing, invalid or not trusted. */
function gitDirectory(checkout: string, root: string): string | undefined {
  const place = path.join(checkout, '.git');
  try {
    const stats = statSync(place, { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    const real = realpathSync.native(stats.isFile() ? linkedDirectory(checkout, place) : place);
    if (!isRepository(real)) return undefined;
    // Any user may have created a repository above the workspace. So the owner of the repository must be this user or
    // the owner of the workspace.
    const { uid } = statSync(real);
    return uid === process.getuid?.() || uid === statSync(root).uid ? real : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns true for a Git directory. Unlike Git, does not read HEAD. In a linked work tree, the file `commondir` names
 * the folder with `objects` and `refs`.
 */
function isRepository(directory: string): boolean {
  // Uses `lstat`: in old repositories, HEAD is a symbolic link to a branch that may not exist yet.
  if (lstatSync(path.join(directory, 'HEAD'), { throwIfNoEntry: false }) === undefined) return false;
  const commonDirFile = path.join(directory, 'commondir');
  const common =
    lstatSync(commonDirFile, { throwIfNoEntry: false }) === undefined
      ? directory
      : path.resolve(directory, readFileSync(commonDirFile, 'utf8').trimEnd());
  return ['objects', 'refs'].every(
    (name) => statSync(path.join(common, name), { throwIfNoEntry: false })?.isDirectory() === true,
  );
}

/** Returns the Git directory that a `.git` file names, as in linked work trees and submodules. */
function linkedDirectory(checkout: string, file: string): string {
  const target = /^gitdir: (.+)$/mu.exec(readFileSync(file, 'utf8'))?.[1] ?? '.git';
  return path.resolve(checkout, target.trimEnd());
}
