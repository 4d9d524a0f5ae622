import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Host } from '../model/host.ts';
import type { ConfiguredEnvironment } from './configured-environment.ts';
import { realOrSame } from './containment.ts';
import type { PythonEnvironment } from './python-environment.ts';
import { poetryEnvironments } from './poetry-environments.ts';
import { VERSION_FILE, versionsIn } from './pyenv-version.ts';
import type { PythonReader } from './read-python.ts';
import { isFolder, isThere } from './entry-kind.ts';
import { isNetworkPath, readVirtualEnvironment } from './virtual-environment.ts';

/** An environment, or a file that requests an environment. */
export interface FoundEnvironment {
  readonly kind: 'venv' | 'poetry' | 'uv' | 'conda' | 'python-version';
  /** The absolute path of the environment's folder, or of the file. */
  readonly place: string;
  readonly inUse: boolean;
  /** The Python version of the environment, or the first entry of a `.python-version`; null if unknown. */
  readonly version: string | null;
  /** The reason why the environment is not usable; null if no reason is known. */
  readonly problem: string | null;
}

/** An environment that lanser rejected. */
export interface UnusableEnvironment {
  /** Absolute. */
  readonly folder: string;
  readonly reason: string;
  /** True for the environment that Pyright's configuration names. */
  readonly isConfigured: boolean;
  /** True if Pyright without lanser would read this environment, but lanser prevents this. */
  readonly isReadByServer?: boolean;
}

interface FindingScope extends Pick<PythonReader, 'host' | 'root'> {
  readonly configured: ConfiguredEnvironment | undefined;
}

/**
 * Finds the environments of the project, of Pyright's configuration, and of the variables VIRTUAL_ENV, CONDA_PREFIX
 * and UV_PROJECT_ENVIRONMENT. Also finds the files that request an environment.
 */
export async function findEnvironments(
  { host, root, configured }: FindingScope,
  projectFolders: readonly string[],
  python: PythonEnvironment | undefined,
  unusable: readonly UnusableEnvironment[],
): Promise<readonly FoundEnvironment[]> {
  const { VIRTUAL_ENV, CONDA_PREFIX, UV_PROJECT_ENVIRONMENT: uv } = host.env;
  const poetry = await poetryEnvironments(host, root);
  const named = [VIRTUAL_ENV, CONDA_PREFIX, uv && projectFolders[0]].flatMap((place) =>
    place === undefined || place === '' ? [] : [path.resolve(root, place)],
  );
  const places = [...(configured ? [configured.folder] : []), ...named, ...projectFolders, ...poetry];
  const used = python && (await realOrSame(python.prefix));
  const found = new Map<string, FoundEnvironment>();
  for (const place of places) {
    const real = await realOrSame(place);
    if (found.has(real)) continue;
    const isConfigured = place === configured?.folder;
    const environment = await environmentAt(place, real === used, isConfigured || named.includes(place));
    if (environment === undefined) continue;
    const kind = poetry.includes(place) ? 'poetry' : environment.kind;
    const refusal = unusable.find(({ folder }) => folder === place);
    const problem = refusal?.reason ?? environment.problem;
    found.set(real, { ...environment, kind, problem });
  }
  return [...found.values(), ...(await requestedEnvironments(host.env, root, python))];
}

/** Describes an environment. Without one, describes only a path that is in use, `expected`, or a broken link. */
async function environmentAt(
  place: string,
  inUse: boolean,
  expected: boolean,
): Promise<FoundEnvironment | undefined> {
  const exists = await isThere(place);
  if (!exists && !expected) return undefined;
  const reading = await readVirtualEnvironment(place);
  if (reading.kind === 'environment') {
    const { kind, version, home } = reading.environment;
    const isBroken = home !== undefined && !isNetworkPath(home) && !(await isFolder(home));
    const problem = isBroken ? 'its base interpreter does not exist' : null;
    return { kind, place, inUse, version: version ?? null, problem };
  }
  const broken = { kind: 'venv', place, inUse, version: null } as const;
  if (reading.kind === 'problem') return { ...broken, problem: reading.reason };
  if (exists && (await realpath(place).catch(() => undefined)) === undefined) {
    return { ...broken, problem: 'its links are broken or circular' };
  }
  if (inUse) return { ...broken, problem: null };
  if (!expected) return undefined;
  return { ...broken, problem: exists ? 'it is not an environment' : 'it does not exist' };
}

/**
 * Finds the files in `root` that request an environment: a `.python-version` with a version and, unless CONDA_PREFIX
 * is set, `environment.yml` and `environment.yaml`.
 */
async function requestedEnvironments(
  env: Host['env'],
  root: string,
  python: PythonEnvironment | undefined,
): Promise<readonly FoundEnvironment[]> {
  const requested: FoundEnvironment[] = [];
  const [version] = (await versionsIn(root)) ?? [];
  if (version !== undefined) {
    const inUse = `${python?.versionInfo.slice(0, 3).join('.') ?? ''}.`.startsWith(`${version}.`);
    const place = path.join(root, VERSION_FILE);
    requested.push({ kind: 'python-version', place, inUse, version, problem: null });
  }
  for (const name of env['CONDA_PREFIX'] === undefined ? ['environment.yml', 'environment.yaml'] : []) {
    const place = path.join(root, name);
    if (!(await isThere(place))) continue;
    requested.push({ kind: 'conda', place, inUse: false, version: null, problem: null });
  }
  return requested;
}
