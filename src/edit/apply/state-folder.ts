import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { workspacePath } from '../../workspace/containment.ts';

/** Where the writer keeps what undoes its work until that is done. */
export interface StatePlace {
  /** The folder that recorded paths count from: the checkout's root, or the workspace's; absolute. */
  readonly anchor: string;
  /** A folder that is there; absolute, without links. */
  readonly base: string;
  /** The state folder below it. */
  readonly folder: string;
  /** What messages call the state folder. */
  readonly shown: string;
  /** Whether it lies among the files of a checkout: what stands there may have come with these. */
  readonly isTracked: boolean;
}

/**
 * Returns the only place for the state of a tree that is a copy: a folder outside of the tree, which nothing in
 * the tree can name. Absolute, and there.
 */
export function ownStatePlace(root: string, folder: string): StatePlace {
  return { anchor: root, base: folder, folder: 'apply', shown: '<state folder>', isTracked: false };
}

/**
 * Where state may be, the place to write to first: the Git directory of the workspace's checkout, which
 * no checkout and no archive brings; without one, a folder of the workspace. A repository that is made
 * after a kill does not hide the state of before.
 */
export function statePlaces(root: string): readonly [StatePlace, ...StatePlace[]] {
  const own = { anchor: root, base: root, folder: '.lanser/apply', shown: '.lanser/apply' };
  for (let at = root; ; at = path.dirname(at)) {
    const base = gitDirectory(at, root);
    if (base !== undefined) {
      const shown = `${workspacePath(at, base) ?? '<git directory>'}/lanser/apply`;
      return [
        { anchor: at, base, folder: 'lanser/apply', shown, isTracked: false },
        { ...own, isTracked: true },
      ];
    }
    if (path.dirname(at) === at) return [{ ...own, isTracked: false }];
  }
}

/** Whether a command was stopped while it wrote, or writes now. Two looks at the disk. */
export function needsRecovery(root: string): boolean {
  return statePlaces(root).some(isThere);
}

/** Also where nothing but an empty folder around it is left. */
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

function gitDirectory(checkout: string, root: string): string | undefined {
  const place = path.join(checkout, '.git');
  try {
    const stats = statSync(place, { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    const real = realpathSync.native(stats.isFile() ? linkedDirectory(checkout, place) : place);
    if (!isRepository(real)) return undefined;
    // Of whose it is Git thinks the same: above us anybody may have put one.
    const { uid } = statSync(real);
    return uid === process.getuid?.() || uid === statSync(root).uid ? real : undefined;
  } catch {
    return undefined;
  }
}

/** Git's own test. The objects and branches of a linked work tree are in the directory of the main one. */
function isRepository(directory: string): boolean {
  // The HEAD of old repositories is a link to a branch, which need not be there yet.
  if (lstatSync(path.join(directory, 'HEAD'), { throwIfNoEntry: false }) === undefined) return false;
  const said = path.join(directory, 'commondir');
  const common =
    lstatSync(said, { throwIfNoEntry: false }) === undefined
      ? directory
      : path.resolve(directory, readFileSync(said, 'utf8').trimEnd());
  return ['objects', 'refs'].every(
    (name) => statSync(path.join(common, name), { throwIfNoEntry: false })?.isDirectory() === true,
  );
}

/** The `.git` of a linked work tree, of a submodule and of `--separate-git-dir` is a file that says where. */
function linkedDirectory(checkout: string, file: string): string {
  const said = /^gitdir: (.+)$/mu.exec(readFileSync(file, 'utf8'))?.[1] ?? '.git';
  return path.resolve(checkout, said.trimEnd());
}
