import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import {
  readConfiguredEnvironment,
  type ConfiguredEnvironment,
  type ConfiguredReading,
} from './configured-environment.ts';
import { findExecutable, isProgramInside } from './executable.ts';
import { findEnvironments, type FoundEnvironment } from './found-environments.ts';
import { pathsOfProbed, pathsOfVariable } from './import-paths.ts';
import { pyenvVariables } from './pyenv-version.ts';
import { namedInterpreter, type PythonEnvironment } from './python-environment.ts';
import { probePython } from './python-probe.ts';
import { existingFolders, installedPackages } from './site-folder.ts';
import { readPythonStatically, type StaticReading } from './static-python.ts';

export interface CaptureOptions {
  readonly host: Host;
  /** An interpreter or an environment's folder. Default: the choice of Pyright's command line. */
  readonly python: string | undefined;
  /** The project's folder; absolute, links resolved. */
  readonly root: string;
  /** Folders whose programs are never run, such as the checkout; absolute, links resolved. */
  readonly untrusted: readonly string[];
  readonly configured: ConfiguredEnvironment | undefined;
  readonly signal: AbortSignal;
}

export interface CapturedPython extends PythonEnvironment {
  /** The origin of the choice: the caller, `venvPath` with `venv`, or the first interpreter of PATH. */
  readonly source: 'option' | 'pyright-configuration' | 'path';
}

export interface PythonCapture {
  /** Undefined if Pyright's command line would check without an interpreter. */
  readonly python: CapturedPython | undefined;
  readonly found: readonly FoundEnvironment[];
}

/**
 * Finds the Python environment that Pyright's command line would use in this project and shell. Does not run
 * programs inside the untrusted folders: it reads the files of such environments instead.
 *
 * @throws LanserError E/USAGE if `python` is not usable, E/CONFIG if the configured environment cannot be
 * read, E/INTERRUPTED.
 */
export async function capturePython(options: CaptureOptions): Promise<PythonCapture> {
  const { host, root, configured } = options;
  const interpreter =
    options.python === undefined ? await ofPath(options) : await ofOption(options, options.python);
  const reading = configured && interpreter && (await readConfigured(options, configured, interpreter));
  const python =
    configured && interpreter && reading?.kind === 'read'
      ? await ofConfiguration(configured, interpreter, reading.importPaths)
      : interpreter;
  const found = await findEnvironments(
    host,
    root,
    python,
    configured && { ...configured, problem: reading?.kind === 'passed-over' ? reading.reason : null },
  );
  for (const { kind, place, inUse, problem } of found) {
    if (!inUse) host.log(`${kind} that is not in use: ${place}${problem === null ? '' : ` (${problem})`}`);
  }
  return { python, found };
}

/** Pyright runs the first `python3` of PATH, and if that fails the first `python`. */
async function ofPath(options: CaptureOptions): Promise<CapturedPython | undefined> {
  const { host, untrusted } = options;
  for (const name of host.platform === 'win32' ? ['python'] : ['python3', 'python']) {
    const first = await findExecutable(host, [name], []);
    if (first === undefined) continue;
    const reading = await readPython(first, options);
    if (reading.kind === 'read') return { ...reading.python, source: 'path' };
    host.log(`${first} is skipped: ${reading.reason}`);
    const outside = (await isProgramInside(first, untrusted))
      ? await findExecutable(host, [name], untrusted)
      : undefined;
    const next = outside === undefined ? undefined : await readPython(outside, options);
    if (next?.kind === 'read') return { ...next.python, source: 'path' };
  }
  host.log('no Python interpreter on PATH that can be used; imports resolve without one');
  return undefined;
}

async function ofOption(options: CaptureOptions, python: string): Promise<CapturedPython> {
  const executable = await namedInterpreter(options.host, python);
  const reading = await readPython(executable, options);
  if (reading.kind === 'read' && reading.hasPackages) return { ...reading.python, source: 'option' };
  const reason = reading.kind === 'read' ? 'it has no site-packages folder for its Python' : reading.reason;
  throw new LanserError(
    'E/USAGE',
    `The named Python environment cannot be used: ${reason}. Create it again, or use a different one.`,
    { reason },
    { hint: 'name-interpreter' },
  );
}

async function readPython(executable: string, options: CaptureOptions): Promise<StaticReading> {
  const { host, root, untrusted, signal } = options;
  const variable = pathsOfVariable(host, root);
  if (await isProgramInside(executable, untrusted)) {
    const reading = await readPythonStatically(executable, options);
    return reading.kind === 'read' && variable.length > 0
      ? { ...reading, python: await withPaths(reading.python, [...variable, ...reading.python.importPaths]) }
      : reading;
  }
  const variables = await pyenvVariables(host, executable, root);
  const probe = await probePython(host, executable, untrusted, variables, signal);
  if (probe.kind === 'failed') return { kind: 'problem', reason: `it does not run (${probe.reason})` };
  const { prefix, versionInfo } = probe.python;
  host.log(`python ${versionInfo.slice(0, 3).join('.')}: ${executable}`);
  const paths = [...variable, ...(await pathsOfProbed(host, probe.python))];
  const bare = { executable, prefix, versionInfo, importPaths: [], packages: [] };
  return { kind: 'read', python: await withPaths(bare, paths), hasPackages: true };
}

/**
 * Reads the configured environment. The configuration belongs to the checkout, so folders outside of it are
 * read only if the user also names or activates the environment.
 */
async function readConfigured(
  { host, untrusted }: CaptureOptions,
  configured: ConfiguredEnvironment,
  { versionInfo, prefix }: CapturedPython,
): Promise<ConfiguredReading> {
  const named = [prefix, host.env['VIRTUAL_ENV'], host.env['CONDA_PREFIX']].flatMap((place) => place ?? []);
  const version = versionInfo.slice(0, 2).join('.');
  return readConfiguredEnvironment(host, configured, version, untrusted, named);
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
