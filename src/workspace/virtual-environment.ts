import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isFolder } from './entry-kind.ts';

/** The properties of an environment according to its files. */
export interface VirtualEnvironment {
  readonly kind: 'venv' | 'uv' | 'conda';
  /** Absolute; links are not resolved. */
  readonly folder: string;
  /** The folder of the base interpreter; undefined for conda, whose environments contain their own interpreter. */
  readonly home: string | undefined;
  /** The version of Python, such as `3.12` or `3.12.1`; undefined if the files do not state a version. */
  readonly version: string | undefined;
  /** True if the environment also uses the packages of its base interpreter. */
  readonly systemPackages: boolean;
}

export type EnvironmentReading =
  | { readonly kind: 'environment'; readonly environment: VirtualEnvironment }
  | { readonly kind: 'problem'; readonly reason: string }
  | { readonly kind: 'none' };

const CONFIGURATION = 'pyvenv.cfg';
const MAX_CONFIGURATION_SIZE = 100_000;

/** Reads the files of an environment of venv, virtualenv, uv or conda. */
export async function readVirtualEnvironment(folder: string): Promise<EnvironmentReading> {
  // Like Python's site module, prefers a pyvenv.cfg in the interpreter's folder (`bin`) to one in the folder above.
  for (const programs of ['bin', 'Scripts', '.']) {
    const file = path.join(folder, programs, CONFIGURATION);
    const info = await stat(file).catch(() => undefined);
    if (info === undefined) continue;
    if (!info.isFile() || info.size > MAX_CONFIGURATION_SIZE) {
      return { kind: 'problem', reason: 'its pyvenv.cfg is not a regular file, or it is too large' };
    }
    const text = await readFile(file, 'utf8').catch(() => undefined);
    return text === undefined
      ? { kind: 'problem', reason: 'its pyvenv.cfg cannot be read' }
      : fromConfiguration(folder, text);
  }
  return (await isFolder(path.join(folder, 'conda-meta'))) ? fromConda(folder) : { kind: 'none' };
}

/** Returns true for a network path. On Windows, access to such a path contacts another computer. */
export function isNetworkPath(place: string): boolean {
  return /^[\\/]{2}/u.test(place);
}

function fromConfiguration(folder: string, text: string): EnvironmentReading {
  const settings = new Map<string, string>();
  for (const line of text.split(/\r\n|\r|\n/u)) {
    const at = line.indexOf('=');
    if (at >= 0) settings.set(line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim());
  }
  const home = settings.get('home');
  if (home === undefined || !path.isAbsolute(home)) {
    return {
      kind: 'problem',
      reason: 'its pyvenv.cfg has no absolute `home`, the folder of the base interpreter',
    };
  }
  const version = settings.get('version') ?? settings.get('version_info');
  return {
    kind: 'environment',
    environment: {
      kind: settings.has('uv') ? 'uv' : 'venv',
      folder,
      home,
      version: version === undefined ? undefined : /^\d+\.\d+(?:\.\d+)?/u.exec(version)?.[0],
      // As in Python's site module, a missing key means `true`, and a value other than `true` means `false`.
      systemPackages: (settings.get('include-system-site-packages') ?? 'true').toLowerCase() === 'true',
    },
  };
}

async function fromConda(folder: string): Promise<EnvironmentReading> {
  const names = await readdir(path.join(folder, 'conda-meta')).catch(() => []);
  const versions = names.flatMap(
    (name) => /^python-(\d+\.\d+\.\d+)[^-]*-[^-]*\.json$/u.exec(name)?.[1] ?? [],
  );
  return {
    kind: 'environment',
    environment: { kind: 'conda', folder, home: undefined, version: versions[0], systemPackages: false },
  };
}
