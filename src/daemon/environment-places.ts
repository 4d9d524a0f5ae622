import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Host } from '../model/host.ts';
import { userConfigurationFolder } from '../session/settings/user-settings.ts';
import { isInside } from '../workspace/containment.ts';
import type { PythonEnvironment } from '../workspace/python-environment.ts';

/**
 * Returns the files and folders that decide the settings of a project and the choice of its Python environment;
 * absolute. They may not exist.
 */
export function environmentPlaces(host: Host, project: string): readonly string[] {
  const { env } = host;
  const home = env['HOME'];
  const user = userConfigurationFolder(host);
  const entries = (env['PATH'] ?? '').split(path.delimiter).filter((entry) => path.isAbsolute(entry));
  const named = [env['UV_PROJECT_ENVIRONMENT'], env['VIRTUAL_ENV'], env['CONDA_PREFIX']];
  const environments = named.flatMap((place) => (place ? [path.resolve(project, place)] : []));
  const places = ['lanser.json', 'lanser.yaml'].map((name) => path.join(project, name));
  for (let at = project; ; at = path.dirname(at)) {
    const configuration = ['pyproject.toml', 'pyrightconfig.json', '.python-version'];
    places.push(...configuration.map((name) => path.join(at, name)));
    environments.push(path.join(at, '.venv'), path.join(at, 'venv'));
    if (path.dirname(at) === at) break;
  }
  const pyenv = env['PYENV_ROOT'] ?? (home === undefined ? undefined : path.join(home, '.pyenv'));
  return [
    ...places,
    ...environments.flatMap((folder) => [
      folder,
      path.join(folder, 'pyvenv.cfg'),
      path.join(folder, 'bin/python'),
    ]),
    ...entries.flatMap((entry) => [path.join(entry, 'python3'), path.join(entry, 'python')]),
    ...(user === undefined ? [] : ['config.json', 'config.yaml'].map((name) => path.join(user, name))),
    ...(pyenv === undefined ? [] : [path.join(pyenv, 'version')]),
  ];
}

const STANDARD_LIBRARY = /[\\/]lib(?:64)?[\\/]python\d[^\\/]*(?:\.zip|[\\/]lib-dynload)?$/u;

/**
 * Returns the places that change when packages are installed or removed. Undefined if the environment has
 * folders of sources outside of the checkout, whose files are not compared with the disk.
 */
export function packagePlaces(
  { importPaths, prefix, executable, versionInfo }: PythonEnvironment,
  checkout: string,
  { env }: Host,
): readonly string[] | undefined {
  const places = [executable, path.join(prefix, 'pyvenv.cfg'), path.join(prefix, 'conda-meta')];
  const programs = path.dirname(executable);
  if (path.basename(programs) === 'shims') {
    const versions = path.join(path.dirname(programs), 'versions');
    // pyenv chooses by the files of `environmentPlaces`; the files of other launchers are unknown.
    if (!existsSync(versions)) return undefined;
    places.push(versions);
  }
  const userBase = env['PYTHONUSERBASE'] ?? (env['HOME'] === undefined ? undefined : `${env['HOME']}/.local`);
  const [major, minor] = versionInfo;
  if (userBase !== undefined)
    places.push(path.join(userBase, 'lib', `python${major}.${minor}`, 'site-packages'));
  for (const folder of importPaths) {
    if (folder.endsWith('-packages')) places.push(folder, ...pathFiles(folder));
    else if (isInside(checkout, folder)) continue;
    else if (isInside(path.join(prefix, 'lib'), folder) || STANDARD_LIBRARY.test(folder)) places.push(folder);
    else return undefined;
  }
  return places;
}

function pathFiles(folder: string): readonly string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.pth'));
    return names.map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}

/**
 * Returns the nearest `.git` of a folder, the files of its Git directory that change with the tracked names,
 * and the parents that have no `.git`. A member is undefined if it does not exist.
 */
export function checkoutPlaces(root: string): {
  /** Equal as long as the folder belongs to the same checkout. */
  readonly identity: string;
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
