import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Host } from '../model/host.ts';
import { isFile } from './entry-kind.ts';
import { isProgramInside } from './executable.ts';
import { confinedPlace, pathsOnBase } from './import-paths.ts';
import { environmentOf, type PythonEnvironment } from './python-environment.ts';
import { probePython, type ProbePython } from './python-probe.ts';
import { importable } from './importable.ts';
import { skipsHiddenPathFiles, withPathFiles } from './site-folder.ts';
import { isNetworkPath, readVirtualEnvironment, type VirtualEnvironment } from './virtual-environment.ts';

export type StaticReading =
  | {
      readonly kind: 'read';
      /** The environment. Some of its import paths may be missing. */
      readonly python: Omit<PythonEnvironment, 'packages'>;
      /** True if the environment has a folder of packages for its Python, or if `readPython` ran its interpreter. */
      readonly hasPackages: boolean;
    }
  | { readonly kind: 'problem'; readonly reason: string };

/** The rules for reading environments inside of the checkout. */
export interface EnvironmentTrust {
  readonly originOf: (folder: string) => Promise<EnvironmentOrigin>;
  /**
   * True if the commits may be hostile. lanser then reads no environment that a commit can have written, even if the
   * user names or activates it. `.python-version` files then do not choose the interpreter.
   */
  readonly isStrict: boolean;
}

export type EnvironmentOrigin =
  /** No commit can have written the environment. */
  | { readonly kind: 'own' }
  /** A commit can have written the environment, or a link on the path to it. */
  | { readonly kind: 'tracked'; readonly reason: string }
  /** The tracked files are unknown, for example outside of a Git repository. */
  | { readonly kind: 'unknown' };

interface Reader {
  readonly host: Host;
  readonly untrusted: readonly string[];
  readonly trust?: EnvironmentTrust;
  readonly probe?: ProbePython | undefined;
  readonly signal: AbortSignal;
}

/** Matches names of interpreters. An environment in the checkout must not make lanser run any other program. */
const ORDINARY_NAME = /^(?:python|pypy)(?:\d(?:\.\d+)?t?)?(?:\.exe)?$/u;

/**
 * Reads the environment of an interpreter inside the checkout, without running this interpreter. Runs the
 * environment's base interpreter only if it is outside of the checkout.
 */
export async function readPythonStatically(executable: string, reader: Reader): Promise<StaticReading> {
  const folder = environmentOf(executable);
  const reading = await readVirtualEnvironment(folder);
  if (reading.kind === 'none') {
    return { kind: 'problem', reason: 'it is in the checkout but not in an environment, so it is not run' };
  }
  const origin = reader.trust?.isStrict === true ? await reader.trust.originOf(folder) : undefined;
  if (origin?.kind === 'tracked') return { kind: 'problem', reason: origin.reason };
  if (reading.kind === 'problem') return reading;
  const { environment } = reading;
  const { home } = environment;
  if (home !== undefined && isNetworkPath(home))
    return withoutBase(executable, environment, undefined, reader);
  if (home === undefined || (await isProgramInside(home, reader.untrusted))) {
    const prefix = home === undefined || reader.host.platform === 'win32' ? home : path.dirname(home);
    return withoutBase(executable, environment, prefix ?? folder, reader);
  }
  const program = await baseProgram(executable, home, environment, reader.untrusted);
  // The base interpreter may be missing, for example if the environment comes from the cache of a CI job.
  if (program === undefined) return withoutBase(executable, environment, undefined, reader);
  const { host, untrusted, signal, probe = probePython } = reader;
  const base = await probe(host, program, untrusted, {}, signal);
  if (base.kind === 'failed') {
    return { kind: 'problem', reason: 'its base interpreter does not run' };
  }
  const { packageFolders, versionInfo } = base.python;
  const library = await libraryName(environment);
  // `home` may contain a different Python, for example if the system has a new version.
  if (library !== undefined && !packageFolders.some((name) => name.split(path.sep).includes(library)))
    return withoutBase(executable, environment, undefined, reader);
  const paths = await pathsOnBase(host, folder, base.python, environment.systemPackages);
  const packages = packageFolders.map((name) => path.join(folder, name));
  return finished(executable, environment, versionInfo, paths, packages, reader);
}

/**
 * Reads an environment without running a base interpreter.
 *
 * @param prefix the folder of the Python installation with the standard library; undefined to omit that library.
 */
async function withoutBase(
  executable: string,
  environment: VirtualEnvironment,
  prefix: string | undefined,
  reader: Reader,
): Promise<StaticReading> {
  const name = await libraryName(environment);
  const version = environment.version ?? /3\.\d+/u.exec(name ?? '')?.[0];
  if (version === undefined)
    return { kind: 'problem', reason: 'its files do not name its version of Python' };
  const [major = 0, minor = 0, micro = 0] = version.split('.').map(Number);
  const windows = reader.host.platform === 'win32';
  const library = windows ? 'Lib' : path.join('lib', name ?? `python${major}.${minor}`);
  const packages = path.join(environment.folder, library, 'site-packages');
  const skipsHidden = skipsHiddenPathFiles([major, minor, micro]);
  const packagePaths = await withPathFiles(packages, reader.host.platform, skipsHidden);
  const standard = (installation: string): readonly string[] => [
    ...(windows ? [path.join(installation, 'DLLs')] : []),
    path.join(installation, library),
    ...(windows ? [installation] : [path.join(installation, library, 'lib-dynload')]),
  ];
  const paths = [...(prefix === undefined ? [] : standard(prefix)), ...packagePaths];
  return finished(executable, environment, [major, minor, micro, 'final', 0], paths, [packages], reader);
}

/** Returns the name of the only folder such as `lib/python3.13t` or `lib/pypy3.10` for the environment's version. */
async function libraryName({ folder, version }: VirtualEnvironment): Promise<string | undefined> {
  const names = await readdir(path.join(folder, 'lib')).catch(() => []);
  const minor = version?.split('.', 2).join('.') ?? String.raw`3\.\d+`;
  const libraries = names.filter((name) => new RegExp(`^(?:python|pypy)${minor}t?$`, 'u').test(name));
  return libraries.length === 1 ? libraries[0] : undefined;
}

async function finished(
  executable: string,
  { folder }: VirtualEnvironment,
  versionInfo: PythonEnvironment['versionInfo'],
  paths: readonly string[],
  packageFolders: readonly string[],
  { host, untrusted }: Reader,
): Promise<StaticReading> {
  const places = await Promise.all(paths.map(async (place) => confinedPlace(host, place, untrusted)));
  const importPaths = places.filter((place) => place !== undefined);
  host.log(`python ${versionInfo.slice(0, 3).join('.')}: ${folder}, read and not run`);
  const hasPackages = (await importable(packageFolders)).length > 0;
  return {
    kind: 'read',
    python: { executable, prefix: folder, versionInfo, importPaths },
    hasPackages,
  };
}

/** Returns the base interpreter in the folder `home`; undefined if `home` has none that lanser may run. */
async function baseProgram(
  executable: string,
  home: string,
  { version }: VirtualEnvironment,
  untrusted: readonly string[],
): Promise<string | undefined> {
  const ending = path.extname(executable) === '.exe' ? '.exe' : '';
  const linkedName = path.basename(await realpath(executable).catch(() => executable));
  const named = version === undefined ? [] : [`python${version.split('.').slice(0, 2).join('.')}${ending}`];
  for (const name of [linkedName, ...named, `python3${ending}`, `python${ending}`]) {
    const program = path.join(home, name);
    if (!ORDINARY_NAME.test(name) || (await isProgramInside(program, untrusted))) continue;
    const real = await realpath(program).catch(() => '');
    if ((await isFile(program)) && ORDINARY_NAME.test(path.basename(real))) return program;
  }
  return undefined;
}
