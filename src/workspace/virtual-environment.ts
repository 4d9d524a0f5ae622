import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isFolder } from './site-folder.ts';

/** What the files of an environment say of it; nothing of it is run. */
export interface VirtualEnvironment {
  readonly kind: 'venv' | 'uv' | 'conda';
  /** Absolute, as it was named. */
  readonly folder: string;
  /** The folder of the interpreter that it is based on; undefined where it brings its own. */
  readonly home: string | undefined;
  /** `3.12` or `3.12.1`, where its files say so. */
  readonly version: string | undefined;
  /** Whether it sees the packages of that interpreter too. */
  readonly systemPackages: boolean;
}

export type EnvironmentReading =
  | { readonly kind: 'environment'; readonly environment: VirtualEnvironment }
  | { readonly kind: 'problem'; readonly reason: string }
  | { readonly kind: 'none' };

const CONFIGURATION = 'pyvenv.cfg';
const LARGEST_CONFIGURATION = 100_000;

/** Reads a folder as an environment: one of venv, virtualenv or uv by its pyvenv.cfg, or one of conda. */
export async function readVirtualEnvironment(folder: string): Promise<EnvironmentReading> {
  for (const programs of ['bin', 'Scripts', '.']) {
    const file = path.join(folder, programs, CONFIGURATION);
    const info = await stat(file).catch(() => undefined);
    if (info === undefined) continue;
    if (!info.isFile() || info.size > LARGEST_CONFIGURATION) {
      return { kind: 'problem', reason: 'its pyvenv.cfg is no ordinary file' };
    }
    const text = await readFile(file, 'utf8').catch(() => undefined);
    return text === undefined
      ? { kind: 'problem', reason: 'its pyvenv.cfg cannot be read' }
      : fromConfiguration(folder, text);
  }
  return (await isFolder(path.join(folder, 'conda-meta'))) ? fromConda(folder) : { kind: 'none' };
}

function fromConfiguration(folder: string, text: string): EnvironmentReading {
  const settings = new Map<string, string>();
  for (const line of text.split(/\r\n|\r|\n/u)) {
    const at = line.indexOf('=');
    if (at >= 0) settings.set(line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim());
  }
  const home = settings.get('home');
  if (home === undefined || !path.isAbsolute(home)) {
    return { kind: 'problem', reason: 'its pyvenv.cfg does not say where its interpreter is' };
  }
  const version = settings.get('version') ?? settings.get('version_info');
  return {
    kind: 'environment',
    environment: {
      kind: settings.has('uv') ? 'uv' : 'venv',
      folder,
      home,
      version: version === undefined ? undefined : /^\d+\.\d+(?:\.\d+)?/u.exec(version)?.[0],
      // As Python's own site module: only `false` or another word keeps them out.
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
