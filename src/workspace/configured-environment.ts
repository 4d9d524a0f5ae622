import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { isMissing, LanserError, systemErrorText } from '../model/lanser-error.ts';
import { isInside, realOrSame } from './containment.ts';
import { confinedPlace } from './import-paths.ts';
import type { PythonEnvironment } from './python-environment.ts';
import type { PythonReader } from './read-python.ts';
import { isFolder, isThere } from './entry-kind.ts';
import { importable } from './importable.ts';
import { withPathFiles } from './site-folder.ts';
import { readVirtualEnvironment } from './virtual-environment.ts';

/** A Python environment that Pyright's configuration names. */
export interface ConfiguredEnvironment {
  /** Absolute. */
  readonly folder: string;
  /** The configuration file that sets `venv`, relative to the checkout. */
  readonly file: string;
  /** The names of the settings that select the environment, as text for messages. */
  readonly keys: string;
  /** The configuration's Python version, such as `3.12`; undefined if the interpreter's version applies. */
  readonly pythonVersion: string | undefined;
}

export type ConfiguredReading =
  | {
      readonly kind: 'read';
      readonly importPaths: readonly string[];
      /** True if a commit may have written the environment, and the user neither names nor activates it. */
      readonly isConfined: boolean;
    }
  /** Pyright would read the environment, but lanser does not allow it. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The folder is missing or has no `site-packages`, so Pyright falls back to the interpreter's paths. */
  | { readonly kind: 'passed-over'; readonly reason: string };

/**
 * Returns the import paths of the environment that `venvPath` and `venv` name. Like `findPythonSearchPaths` of
 * Pyright 1.1.414, runs no program. A commit can have written the configuration, so the packages must be inside the
 * checkout, unless the user names or activates the environment. The folders that `.pth` files add may be outside in
 * two cases: the user names or activates the environment, or it is a virtual or Conda environment that no commit
 * can have written. If `trust.isStrict` is true, refuses an environment that a commit can have written.
 */
export async function readConfiguredEnvironment(
  { host, checkout, trust }: PythonReader,
  configured: ConfiguredEnvironment,
  { versionInfo, prefix }: Pick<PythonEnvironment, 'prefix' | 'versionInfo'>,
): Promise<ConfiguredReading> {
  const { folder } = configured;
  // Checks the origin even of a folder without `pyvenv.cfg`, because Pyright reads its packages too.
  const origin = (await isThere(folder)) ? await trust.originOf(folder) : undefined;
  if (trust.isStrict && origin?.kind === 'tracked') return { kind: 'refused', reason: origin.reason };
  const namedByUser = [prefix, host.env['VIRTUAL_ENV'], host.env['CONDA_PREFIX']];
  const version = versionInfo.slice(0, 2).join('.');
  const real = await realFolder(configured);
  if (real === undefined) return { kind: 'passed-over', reason: 'it does not exist' };
  const sites: string[] = [];
  for (const library of ['lib', 'lib64', 'Lib']) {
    const site = await sitePackages(path.join(folder, library), configured.pythonVersion ?? version);
    if (site !== undefined) sites.push(site);
  }
  if (sites.length === 0) return { kind: 'passed-over', reason: 'it has no site-packages folder' };
  const named = await Promise.all(namedByUser.flatMap((place) => place ?? []).map(realOrSame));
  const isNamed = named.includes(real);
  const allowed = async (places: readonly string[], isTrusted: boolean): Promise<readonly string[]> => {
    const confined = await Promise.all(places.map(async (place) => confinedPlace(host, place, [checkout])));
    const readable = confined.filter((place) => place !== undefined);
    return isTrusted ? readable : readable.filter((place) => isInside(checkout, place));
  };
  const packages = await allowed(sites, isNamed);
  if (packages.length === 0) {
    const reason = 'it is outside of the workspace, and neither active nor named by the user';
    return { kind: 'refused', reason };
  }
  // Unlike recent releases of Python, Pyright reads hidden `.pth` files.
  const added = await Promise.all(packages.map(async (site) => withPathFiles(site, host.platform, false)));
  const isOwn = origin?.kind === 'own' && (await readVirtualEnvironment(real)).kind === 'environment';
  const folders = added.flatMap(([, ...others]) => others);
  const more = await allowed(folders, isNamed || isOwn);
  const isConfined = !isNamed && origin?.kind !== 'own';
  return { kind: 'read', importPaths: await importable([...packages, ...more]), isConfined };
}

/** Returns the real path of the environment; undefined if it is missing. Throws E/CONFIG for other failures. */
async function realFolder({ folder, file, keys }: ConfiguredEnvironment): Promise<string | undefined> {
  try {
    return await realpath(folder);
  } catch (error) {
    if (isMissing(error)) return undefined;
    const reason = `cannot be read: ${systemErrorText(error)}`;
    throw new LanserError(
      'E/CONFIG',
      `${file}: the environment from ${keys} ${reason}. Check its links and permissions.`,
      { path: file, key: keys, reason },
      { cause: error },
    );
  }
}

async function sitePackages(library: string, version: string): Promise<string | undefined> {
  const direct = path.join(library, 'site-packages');
  if (await isFolder(direct)) return direct;
  const names = (await readdir(library).catch(() => [])).filter((name) => name.startsWith('python3.'));
  const places = names.toSorted().map((name) => path.join(library, name, 'site-packages'));
  const candidates = await importable(places);
  const preferred = path.join(library, `python${version}`, 'site-packages');
  return candidates.includes(preferred) ? preferred : candidates[0];
}
