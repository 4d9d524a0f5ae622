import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Host } from '../model/host.ts';
import { isInside } from './containment.ts';
import type { ProbedPython } from './python-probe.ts';
import { isFolder, withPathFiles } from './site-folder.ts';

/** `sys.path` of an interpreter that was asked, with the user's packages where Python has them. */
export async function pathsOfProbed(host: Host, python: ProbedPython): Promise<readonly string[]> {
  return [
    ...python.paths.slice(0, python.basePackagesAt),
    ...(python.sharesPackages ? await userPackages(host, python) : []),
    ...python.paths.slice(python.basePackagesAt),
  ];
}

/** `sys.path` of an environment that is not run, from its base interpreter's. */
export async function pathsOnBase(
  host: Host,
  folder: string,
  base: ProbedPython,
  systemPackages: boolean,
): Promise<readonly string[]> {
  const own = base.packageFolders.map(async (name) => packagesIn(path.join(folder, name), host));
  return [
    ...base.paths.slice(0, base.basePackagesAt),
    ...(await Promise.all(own)).flat(),
    ...(systemPackages ? await userPackages(host, base) : []),
    ...(systemPackages ? base.paths.slice(base.basePackagesAt) : []),
  ];
}

/** The folders of PYTHONPATH, which Pyright's command line has too: it asks without isolation. */
export function pathsOfVariable(host: Host, root: string): readonly string[] {
  const value = host.env['PYTHONPATH'] ?? '';
  if (value === '') return [];
  return value.split(path.delimiter).map((entry) => path.resolve(root, entry));
}

/**
 * The place by the name under which the server may read it: where a link leads out of or into one of
 * these folders, what it leads to. Undefined for nothing, and for a folder that holds one of them or
 * the user's home: the files of an environment could name it to have everything read.
 */
export async function confinedPlace(
  host: Host,
  place: string,
  untrusted: readonly string[],
): Promise<string | undefined> {
  const real = await realpath(place).catch(() => undefined);
  if (real === undefined) return undefined;
  const isUntrusted = (target: string): boolean => untrusted.some((root) => isInside(root, target));
  const home = host.env['HOME'] ?? host.env['USERPROFILE'];
  const held = [...untrusted, ...(home === undefined ? [] : [home, await realpath(home).catch(() => home)])];
  if (!isUntrusted(real) && held.some((folder) => isInside(real, folder))) {
    host.log('an import path that holds the workspace or the home folder is left out');
    return undefined;
  }
  return isUntrusted(real) === isUntrusted(place) ? place : real;
}

async function userPackages(host: Host, python: ProbedPython): Promise<readonly string[]> {
  return (host.env['PYTHONNOUSERSITE'] ?? '') === '' ? packagesIn(python.userSite, host) : [];
}

async function packagesIn(folder: string, host: Host): Promise<readonly string[]> {
  return (await isFolder(folder)) ? withPathFiles(folder, host.platform) : [];
}
