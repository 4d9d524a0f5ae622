import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import {
  readConfiguredEnvironment,
  type ConfiguredEnvironment,
  type ConfiguredReading,
} from './configured-environment.ts';
import { findExecutable, isProgramInside } from './executable.ts';
import {
  findEnvironments,
  projectEnvironments,
  type FoundEnvironment,
  type UnusableEnvironment,
} from './found-environments.ts';
import { pathsOfProbed, pathsOfVariable } from './import-paths.ts';
import { pyenvVariables } from './pyenv-version.ts';
import {
  environmentOf,
  interpreterIn,
  namedInterpreter,
  type PythonEnvironment,
} from './python-environment.ts';
import { probePython } from './python-probe.ts';
import { existingFolders, installedPackages, isThere } from './site-folder.ts';
import { readPythonStatically, type StaticReading } from './static-python.ts';
import { readVirtualEnvironment } from './virtual-environment.ts';

export interface CaptureOptions {
  readonly host: Host;
  /** An interpreter or an environment's folder. Default: the choice that `capturePython` describes. */
  readonly python: string | undefined;
  /** The project's folder; absolute, links resolved. */
  readonly root: string;
  /** The checkout, whose programs are never run; absolute, links resolved. */
  readonly checkout: string;
  readonly configured: ConfiguredEnvironment | undefined;
  readonly trust: EnvironmentTrust;
  readonly signal: AbortSignal;
}

/** Decides which environments inside of the checkout are read. */
export interface EnvironmentTrust {
  readonly originOf: (folder: string) => Promise<EnvironmentOrigin>;
  /**
   * True if the commits may be hostile. Then an environment that they can have written is not read even if it
   * is named or active, and no `.python-version` chooses the interpreter.
   */
  readonly isStrict: boolean;
}

export type EnvironmentOrigin =
  /** No commit can have written the environment. */
  | { readonly kind: 'own' }
  /** A commit can have written it, or can choose which folder its path leads to. */
  | { readonly kind: 'tracked'; readonly reason: string }
  /** There are no commits to compare with. It is read only if the user names or activates it. */
  | { readonly kind: 'unknown' };

export interface CapturedPython extends PythonEnvironment {
  /**
   * The origin of the choice: the caller, `venvPath` with `venv`, an active environment, an environment in the
   * project's folder or above it, or the first interpreter of PATH.
   */
  readonly source: 'option' | 'pyright-configuration' | 'active' | 'project' | 'path';
}

export interface PythonCapture {
  /** Undefined if there is no interpreter. */
  readonly python: CapturedPython | undefined;
  readonly found: readonly FoundEnvironment[];
  readonly unusable: readonly UnusableEnvironment[];
}

/**
 * Chooses the Python environment of a project: the named one, else that of Pyright's configuration, an active
 * one, one in the project's folder or in a folder above it up to the checkout, or the first interpreter of PATH.
 * Does not run programs inside the checkout: it reads the files of such environments instead.
 *
 * @throws LanserError E/USAGE if `python` is not usable, E/CONFIG if the configured environment cannot be
 * read, E/INTERRUPTED.
 */
export async function capturePython(options: CaptureOptions): Promise<PythonCapture> {
  const { host } = options;
  const unusable: UnusableEnvironment[] = [];
  const python = await choose(options, unusable);
  if (python === undefined) {
    host.log('no Python interpreter on PATH that can be used; imports resolve without one');
  }
  const found = await findEnvironments(options, python, unusable);
  for (const { kind, place, inUse, problem } of found) {
    if (!inUse) host.log(`${kind} that is not in use: ${place}${problem === null ? '' : ` (${problem})`}`);
  }
  return { python, found, unusable };
}

async function choose(
  options: CaptureOptions,
  unusable: UnusableEnvironment[],
): Promise<CapturedPython | undefined> {
  const { python, configured } = options;
  const first = python === undefined ? await ofPath(options) : await ofOption(options, python);
  if (configured !== undefined && first !== undefined) {
    const reading = await readConfigured(options, configured, first);
    if (reading.kind === 'read') return ofConfiguration(configured, first, reading.importPaths);
    unusable.push({ folder: configured.folder, reason: reading.reason, isConfigured: true });
  }
  if (first?.source === 'option' || first?.source === 'active') return first;
  return (await ofProject(options, unusable)) ?? first;
}

/** Pyright runs the first `python3` of PATH, and if that fails the first `python`. */
async function ofPath(options: CaptureOptions): Promise<CapturedPython | undefined> {
  const { host, checkout } = options;
  for (const name of host.platform === 'win32' ? ['python'] : ['python3', 'python']) {
    const first = await findExecutable(host, [name], []);
    if (first === undefined) continue;
    const reading = await readPython(first, options);
    if (reading.kind === 'read') return withSource(host, reading.python);
    host.log(`${first} is skipped: ${reading.reason}`);
    const outside = (await isProgramInside(first, [checkout]))
      ? await findExecutable(host, [name], [checkout])
      : undefined;
    const next = outside === undefined ? undefined : await readPython(outside, options);
    if (next?.kind === 'read') return withSource(host, next.python);
  }
  return undefined;
}

/** An interpreter of PATH that belongs to an environment is active. conda's own environment always is. */
async function withSource({ env }: Host, python: PythonEnvironment): Promise<CapturedPython> {
  const reading = await readVirtualEnvironment(python.prefix);
  const isActive =
    reading.kind === 'environment' &&
    (reading.environment.kind !== 'conda' || !['base', 'root'].includes(env['CONDA_DEFAULT_ENV'] ?? 'base'));
  return { ...python, source: isActive ? 'active' : 'path' };
}

/** Returns the first usable environment of the project's folder or of a folder above it in the checkout. */
async function ofProject(
  options: CaptureOptions,
  unusable: UnusableEnvironment[],
): Promise<CapturedPython | undefined> {
  for (const folder of projectEnvironments(options)) {
    if ((await readVirtualEnvironment(folder)).kind === 'none') continue;
    const origin = await options.trust.originOf(folder);
    if (origin.kind === 'unknown') continue;
    const reading: StaticReading =
      origin.kind === 'tracked'
        ? { kind: 'problem', reason: origin.reason }
        : await readPython(interpreterIn(options.host, folder), options);
    if (reading.kind === 'read' && reading.hasPackages) return { ...reading.python, source: 'project' };
    unusable.push({ folder, reason: problemOf(reading), isConfigured: false });
  }
  return undefined;
}

async function ofOption(options: CaptureOptions, python: string): Promise<CapturedPython> {
  const executable = await namedInterpreter(options.host, python);
  const reading = await readPython(executable, options);
  if (reading.kind === 'read' && reading.hasPackages) return { ...reading.python, source: 'option' };
  const reason = problemOf(reading);
  throw new LanserError(
    'E/USAGE',
    `The named Python environment cannot be used: ${reason}. Create it again, or use a different one.`,
    { reason },
    { hint: 'name-interpreter' },
  );
}

function problemOf(reading: StaticReading): string {
  return reading.kind === 'read' ? 'it has no site-packages folder for its Python' : reading.reason;
}

async function readPython(executable: string, options: CaptureOptions): Promise<StaticReading> {
  const { host, root, checkout, trust, signal } = options;
  const untrusted = [checkout];
  const variable = pathsOfVariable(host, root);
  if (await isProgramInside(executable, untrusted)) {
    const refusal = trust.isStrict ? await refusalOf(environmentOf(executable), trust) : undefined;
    if (refusal !== undefined) return refusal;
    const reading = await readPythonStatically(executable, { host, untrusted, signal });
    return reading.kind === 'read' && variable.length > 0
      ? { ...reading, python: await withPaths(reading.python, [...variable, ...reading.python.importPaths]) }
      : reading;
  }
  const variables = trust.isStrict ? {} : await pyenvVariables(host, executable, root);
  const probe = await probePython(host, executable, untrusted, variables, signal);
  if (probe.kind === 'failed') return { kind: 'problem', reason: `it does not run (${probe.reason})` };
  const { prefix, versionInfo } = probe.python;
  host.log(`python ${versionInfo.slice(0, 3).join('.')}: ${executable}`);
  const paths = [...variable, ...(await pathsOfProbed(host, probe.python))];
  const bare = { executable, prefix, versionInfo, importPaths: [], packages: [] };
  return { kind: 'read', python: await withPaths(bare, paths), hasPackages: true };
}

/** Returns undefined for an environment that may be read, and for a folder that is not an environment. */
async function refusalOf(
  folder: string,
  trust: EnvironmentTrust,
): Promise<Exclude<StaticReading, { readonly kind: 'read' }> | undefined> {
  if ((await readVirtualEnvironment(folder)).kind === 'none') return undefined;
  const origin = await trust.originOf(folder);
  return origin.kind === 'tracked' ? { kind: 'problem', reason: origin.reason } : undefined;
}

/**
 * Reads the configured environment. The configuration belongs to the checkout, so folders outside of it are
 * read only if the user also names or activates the environment.
 */
async function readConfigured(
  { host, checkout, trust }: CaptureOptions,
  configured: ConfiguredEnvironment,
  { versionInfo, prefix }: CapturedPython,
): Promise<ConfiguredReading> {
  // Pyright reads a configured folder even if it is not an environment.
  const origin =
    trust.isStrict && (await isThere(configured.folder))
      ? await trust.originOf(configured.folder)
      : undefined;
  if (origin?.kind === 'tracked') return { kind: 'passed-over', reason: origin.reason };
  const named = [prefix, host.env['VIRTUAL_ENV'], host.env['CONDA_PREFIX']].flatMap((place) => place ?? []);
  const version = versionInfo.slice(0, 2).join('.');
  return readConfiguredEnvironment(host, configured, version, [checkout], named);
}

/** Pyright takes the Python version from the interpreter, and the rest from the configured environment. */
async function ofConfiguration(
  { folder }: ConfiguredEnvironment,
  interpreter: CapturedPython,
  importPaths: readonly string[],
): Promise<CapturedPython> {
  const python = await withPaths({ ...interpreter, prefix: folder }, importPaths);
  return { ...python, source: 'pyright-configuration' };
}

async function withPaths(python: PythonEnvironment, paths: readonly string[]): Promise<PythonEnvironment> {
  const importPaths = await existingFolders(paths);
  return { ...python, importPaths, packages: await installedPackages(importPaths) };
}
