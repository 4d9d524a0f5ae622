import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Host } from '../model/host.ts';
import { isInside, realOrSame } from './containment.ts';
import type { ProbedPython } from './python-probe.ts';
import { isFolder } from './entry-kind.ts';
import { isPackagesFolder, linkedEntries, skipsHiddenPathFiles, withPathFiles } from './site-folder.ts';

const STANDARD_LIBRARY = /[\\/]lib(?:64)?[\\/]python\d[^\\/]*(?:\.zip|[\\/]lib-dynload)?$/u;

/** Returns true for a folder of installed packages or of a standard library, and for all folders in `prefix/lib`. */
export function isInstalledFolder(folder: string, prefix: string): boolean {
  return (
    isPackagesFolder(folder) || isInside(path.join(prefix, 'lib'), folder) || STANDARD_LIBRARY.test(folder)
  );
}

/** Absolute paths, with links resolved. */
export interface LinkedSources {
  readonly folders: readonly string[];
  readonly files: readonly string[];
}

/**
 * Returns the sources outside the checkout to which a folder of packages links. Omits targets in the environment
 * (`prefix`) and in folders of packages: only an installation changes them, so callers do not watch them.
 */
export async function linkedSources(
  folder: string,
  prefix: string,
  checkout: string,
): Promise<LinkedSources> {
  if (!isPackagesFolder(folder)) return { folders: [], files: [] };
  const environment = await realOrSame(prefix);
  const targets = (await linkedEntries(folder)).filter(
    (target) =>
      !isInside(checkout, target) &&
      !isInside(environment, target) &&
      !/[\\/](?:site|dist)-packages[\\/]/u.test(target),
  );
  const areFolders = await Promise.all(targets.map(isFolder));
  return {
    folders: targets.filter((_, index) => areFolders[index]),
    files: targets.filter((_, index) => !areFolders[index]),
  };
}

/** Returns the `sys.path` of `python -I`. Adds the user's packages if Python without `-I` reads them. */
export async function pathsOfProbed(host: Host, python: ProbedPython): Promise<readonly string[]> {
  return [
    ...python.paths.slice(0, python.basePackagesAt),
    ...(python.sharesPackages ? await userPackages(host, python) : []),
    ...python.paths.slice(python.basePackagesAt),
  ];
}

/** Derives an environment's `sys.path` from that of its base interpreter. Runs no program of the environment. */
export async function pathsOnBase(
  host: Host,
  folder: string,
  base: ProbedPython,
  systemPackages: boolean,
): Promise<readonly string[]> {
  const packages = base.packageFolders.map(async (name) => packagesIn(path.join(folder, name), host, base));
  return [
    ...base.paths.slice(0, base.basePackagesAt),
    ...(await Promise.all(packages)).flat(),
    ...(systemPackages ? await userPackages(host, base) : []),
    ...(systemPackages ? base.paths.slice(base.basePackagesAt) : []),
  ];
}

/** Returns PYTHONPATH's entries as absolute paths. Pyright uses them: it runs Python without `-I` for `sys.path`. */
export function pathsOfVariable(host: Host, root: string): readonly string[] {
  const value = host.env['PYTHONPATH'] ?? '';
  if (value === '') return [];
  return value.split(path.delimiter).map((entry) => path.resolve(root, entry));
}

/**
 * Returns the path by which the server may read a place: the real path if links lead into or out of an untrusted
 * folder, otherwise `place`. Returns undefined for a missing place. Also returns undefined for a trusted folder that
 * contains an untrusted folder, or that is or contains the home folder: the server would read all files there.
 */
export async function confinedPlace(
  host: Host,
  place: string,
  untrusted: readonly string[],
): Promise<string | undefined> {
  const real = await realpath(place).catch(() => undefined);
  if (real === undefined) return undefined;
  const isUntrusted = (target: string): boolean => untrusted.some((root) => isInside(root, target));
  const homeFolder = host.env['HOME'] ?? host.env['USERPROFILE'];
  const protectedFolders = [
    ...untrusted,
    ...(homeFolder === undefined ? [] : [homeFolder, await realOrSame(homeFolder)]),
  ];
  if (!isUntrusted(real) && protectedFolders.some((folder) => isInside(real, folder))) {
    host.log('an import path that contains the workspace or the home folder is ignored');
    return undefined;
  }
  return isUntrusted(real) === isUntrusted(place) ? place : real;
}

async function userPackages(host: Host, python: ProbedPython): Promise<readonly string[]> {
  return (host.env['PYTHONNOUSERSITE'] ?? '') === '' ? packagesIn(python.userSite, host, python) : [];
}

async function packagesIn(folder: string, host: Host, python: ProbedPython): Promise<readonly string[]> {
  if (!(await isFolder(folder))) return [];
  return withPathFiles(folder, host.platform, skipsHiddenPathFiles(python.versionInfo));
}
