import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Host } from '../model/host.ts';
import { realPath } from './address.ts';
import { secretFile } from '../session/settings/cache-folder.ts';
import { USER_FILES, userConfigurationFolder } from '../session/settings/user-settings.ts';
import { CONFIGURATION_FILES } from '../workspace/configuration.ts';
import { isInside } from '../workspace/containment.ts';
import { entriesOf } from '../workspace/folder-entries.ts';
import { isInstalledFolder, linkedSources, pathsOfVariable } from '../workspace/import-paths.ts';
import type { PythonEnvironment } from '../workspace/python-environment.ts';
import { isPackagesFolder, linkedEntries, withPathFiles } from '../workspace/site-folder.ts';

/**
 * Returns the absolute paths whose changes can affect a project's settings or the choice of its Python environment.
 * Some paths may not exist. Omits the paths that Pyright's configuration names.
 */
export function environmentPaths(host: Host, project: string): readonly string[] {
  const { env } = host;
  const home = env['HOME'];
  const user = userConfigurationFolder(host);
  const secret = secretFile(host);
  const entries = (env['PATH'] ?? '').split(path.delimiter).filter((entry) => path.isAbsolute(entry));
  const names = ['.venv', 'venv', env['UV_PROJECT_ENVIRONMENT'], env['VIRTUAL_ENV'], env['CONDA_PREFIX']];
  const environments: string[] = [];
  const paths: string[] = CONFIGURATION_FILES.map((name) => path.join(project, name));
  for (let at = project; ; at = path.dirname(at)) {
    const configuration = ['pyproject.toml', 'pyrightconfig.json', '.python-version'];
    paths.push(...configuration.map((name) => path.join(at, name)));
    environments.push(...names.flatMap((name) => (name ? [path.resolve(at, name)] : [])));
    if (path.dirname(at) === at) break;
  }
  const pyenv = env['PYENV_ROOT'] ?? (home === undefined ? undefined : path.join(home, '.pyenv'));
  return [
    ...paths,
    ...environments.flatMap((folder) => [
      folder,
      path.join(folder, 'pyvenv.cfg'),
      path.join(folder, 'bin/python'),
    ]),
    ...entries.flatMap((entry) => [path.join(entry, 'python3'), path.join(entry, 'python')]),
    ...(user === undefined ? [] : USER_FILES.map((name) => path.join(user, name))),
    ...(secret === undefined ? [] : [secret]),
    ...(pyenv === undefined ? [] : [path.join(pyenv, 'version')]),
    ...pathsOfVariable(host, project).filter((folder) => !existsSync(folder)),
  ];
}

/**
 * Returns the paths that change when packages are installed or removed; undefined if these paths are unknown. Also
 * returns undefined for an environment with source folders outside of the checkout, because changes in these folders
 * are not detected.
 */
export async function packagePaths(
  { importPaths, prefix, executable, versionInfo }: PythonEnvironment,
  checkout: string,
  { env, platform }: Host,
): Promise<readonly string[] | undefined> {
  const paths = [executable, path.join(prefix, 'pyvenv.cfg'), path.join(prefix, 'conda-meta')];
  const programs = path.dirname(executable);
  if (path.basename(programs) === 'shims') {
    const versions = path.join(path.dirname(programs), 'versions');
    // In a folder `shims`, version managers have programs that start the chosen version of Python. `environmentPaths`
    // contains pyenv's files for this choice. Managers without a folder `versions` use other, unknown files.
    if (!existsSync(versions)) return undefined;
    paths.push(versions);
  }
  const userBase = env['PYTHONUSERBASE'] ?? (env['HOME'] === undefined ? undefined : `${env['HOME']}/.local`);
  const [major, minor] = versionInfo;
  if (userBase !== undefined)
    paths.push(path.join(userBase, 'lib', `python${major}.${minor}`, 'site-packages'));
  for (const folder of importPaths) {
    const linked = await linkedSources(folder, prefix, checkout);
    if (linked.folders.length > 0) return undefined;
    paths.push(...linked.files);
    if (isPackagesFolder(folder)) paths.push(folder, ...(await pathFiles(folder, platform)));
    else if (isInside(checkout, folder)) continue;
    else if (isInstalledFolder(folder, prefix)) paths.push(folder);
    else return undefined;
  }
  return paths;
}

/** Returns true if an environment in the checkout contains sources of editable packages, such as `.venv/src`. */
export async function hasOwnSources(
  { importPaths, prefix }: Pick<PythonEnvironment, 'importPaths' | 'prefix'>,
  checkout: string,
): Promise<boolean> {
  const environment = realPath(prefix);
  if (!isInside(checkout, environment)) return false;
  for (const folder of importPaths) {
    const places = isPackagesFolder(folder) ? await linkedEntries(folder) : [realPath(folder)];
    if (places.some((place) => isInside(environment, place) && !isInstalledFolder(place, environment)))
      return true;
  }
  return false;
}

/** Returns the `.pth` files in a folder of packages, and the missing folders that they name. */
async function pathFiles(folder: string, platform: NodeJS.Platform): Promise<readonly string[]> {
  const files = entriesOf(folder).filter(({ name }) => name.endsWith('.pth'));
  // Also reads hidden `.pth` files (`.name.pth`), which some Pythons skip. Watching too many folders is harmless.
  const added = await withPathFiles(folder, platform, false);
  return [
    ...files.map(({ name }) => path.join(folder, name)),
    ...added.filter((place) => !existsSync(place)),
  ];
}

/**
 * Returns the folders that change when an environment or its folder of packages is created or removed. Pyright's
 * configuration names the environment (`folder`). Omits `pyvenv.cfg`, because Pyright does not need this file.
 */
export function configuredEnvironmentPaths(folder: string): readonly string[] {
  const libraries = ['lib', 'lib64', 'Lib'].map((name) => path.join(folder, name));
  const versions = libraries.flatMap((library) =>
    entriesOf(library)
      .filter(({ name }) => name.startsWith('python3.'))
      .map(({ name }) => path.join(library, name)),
  );
  return [folder, ...libraries, ...versions];
}

/** Returns the state of the checkout that contains a folder. Outside of a checkout, both members are empty. */
export function checkoutState(root: string): {
  /** A text that differs if the folder belongs to a different checkout. */
  readonly identity: string;
  /** The files of the Git directory that change when Git starts or stops tracking a file. */
  readonly trackedNames: readonly string[];
} {
  for (let at = root; ; at = path.dirname(at)) {
    const place = path.join(at, '.git');
    const stats = statSync(place, { throwIfNoEntry: false });
    if (stats !== undefined) {
      const text = stats.isFile() ? readFileSync(place, 'utf8') : '';
      const target = /^gitdir: (.+)$/mu.exec(text)?.[1]?.trimEnd();
      const directory = target === undefined ? place : path.resolve(at, target);
      return {
        identity: [place, stats.dev, stats.ino, text].join('\0'),
        trackedNames: ['index', 'HEAD', 'logs/HEAD'].map((name) => path.join(directory, name)),
      };
    }
    if (path.dirname(at) === at) return { identity: '', trackedNames: [] };
  }
}
