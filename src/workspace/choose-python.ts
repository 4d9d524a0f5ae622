import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { readConfiguredEnvironment, type ConfiguredEnvironment } from './configured-environment.ts';
import { findExecutable, isProgramInside } from './executable.ts';
import type { UnusableEnvironment } from './found-environments.ts';
import { interpreterIn, namedInterpreter, type PythonEnvironment } from './python-environment.ts';
import type { ProbePython } from './python-probe.ts';
import { readPython, readPythonWithPackages } from './read-python.ts';
import type { PythonReader } from './read-python.ts';
import type { StaticReading } from './static-python.ts';
import { readVirtualEnvironment } from './virtual-environment.ts';

export interface ChoiceOptions extends PythonReader {
  /** An interpreter or an environment's folder. */
  readonly python: string | undefined;
  readonly configured: ConfiguredEnvironment | undefined;
}

/** A chosen environment. Import paths may be missing on disk: {@link capturePython} removes such paths later. */
export interface ChosenPython extends Omit<PythonEnvironment, 'packages'> {
  /** The chosen candidate of {@link choosePython}. */
  readonly source: 'option' | 'pyright-configuration' | 'active' | 'project' | 'path';
}

/**
 * Chooses the Python environment of a project. The candidates, in order:
 * - The environment of Pyright's configuration. Pyright takes the version of Python from the interpreter of `python`
 *   or PATH. Without such an interpreter, this candidate is skipped.
 * - The environment in `python`. If it is not usable, throws E/USAGE, even if the first candidate is usable.
 * - The active environment: that of the interpreter that {@link ofPath} finds, except conda's base environment.
 * - An environment of the project. Rejects it if unusable or possibly committed. Skips it if its origin is unknown.
 * - The interpreter that {@link ofPath} finds.
 *
 * Runs no program inside the checkout, but reads the files of environments there. Adds rejected environments of the
 * configuration and of the project to `unusable`.
 *
 * @param projectFolders the folders that may be an environment of the project, in order of preference.
 */
export async function choosePython(
  options: ChoiceOptions,
  projectFolders: readonly string[],
  unusable: UnusableEnvironment[],
): Promise<ChosenPython | undefined> {
  const { python, configured } = options;
  const first = python === undefined ? await ofPath(options) : await ofOption(options, python);
  if (configured !== undefined && first !== undefined) {
    const reading = await readConfiguredEnvironment(options, configured, first);
    if (reading.kind === 'read') {
      // Pyright takes only the Python version from the interpreter.
      const { importPaths, isConfined } = reading;
      const prefix = configured.folder;
      return { ...first, prefix, importPaths, isConfined, source: 'pyright-configuration' };
    }
    unusable.push({
      folder: configured.folder,
      reason: reading.reason,
      isConfigured: true,
      isReadByServer: reading.kind === 'refused',
    });
  }
  if (first?.source === 'option' || first?.source === 'active') return first;
  return (await ofProject(options, projectFolders, unusable)) ?? first;
}

/**
 * Returns a usable interpreter of PATH, if any. For each of {@link namesOf}, tries the first program with this name.
 * If this program is inside the checkout and not usable, also tries the first such program outside of the checkout.
 */
async function ofPath(options: ChoiceOptions): Promise<ChosenPython | undefined> {
  const { host, checkout } = options;
  for (const name of namesOf(host)) {
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

/** Returns the names of interpreters on PATH, in the order in which Pyright tries them. */
function namesOf({ platform }: Host): readonly [string, ...string[]] {
  return platform === 'win32' ? ['python'] : ['python3', 'python'];
}

/**
 * Runs the first Python of PATH in advance, if it is outside of the checkout, so that `probe` can cache the answer.
 * This run passes no variables for pyenv. {@link choosePython} can use the answer only if it passes none either.
 */
export async function probeFirst({
  host,
  checkout,
  probe,
  signal,
}: Pick<ChoiceOptions, 'checkout' | 'host' | 'signal'> & { readonly probe: ProbePython }): Promise<void> {
  const first = await findExecutable(host, [namesOf(host)[0]], []);
  if (first === undefined || (await isProgramInside(first, [checkout]))) return;
  await probe(host, first, [checkout], {}, signal);
}

/**
 * Adds the source: `active` for an interpreter of an environment, otherwise `path`. Conda's base environment does not
 * count as active, because conda activates it in every shell by default.
 */
async function withSource({ env }: Host, python: Omit<PythonEnvironment, 'packages'>): Promise<ChosenPython> {
  const reading = await readVirtualEnvironment(python.prefix);
  const isActive =
    reading.kind === 'environment' &&
    (reading.environment.kind !== 'conda' || !['base', 'root'].includes(env['CONDA_DEFAULT_ENV'] ?? 'base'));
  return { ...python, source: isActive ? 'active' : 'path' };
}

async function ofProject(
  options: ChoiceOptions,
  projectFolders: readonly string[],
  unusable: UnusableEnvironment[],
): Promise<ChosenPython | undefined> {
  for (const folder of projectFolders) {
    if ((await readVirtualEnvironment(folder)).kind === 'none') continue;
    const origin = await options.trust.originOf(folder);
    if (origin.kind === 'unknown') continue;
    const reading: StaticReading =
      origin.kind === 'tracked'
        ? { kind: 'problem', reason: origin.reason }
        : await readPythonWithPackages(interpreterIn(options.host, folder), options);
    if (reading.kind === 'read') return { ...reading.python, source: 'project' };
    unusable.push({ folder, reason: reading.reason, isConfigured: false });
  }
  return undefined;
}

async function ofOption(options: ChoiceOptions, python: string): Promise<ChosenPython> {
  const executable = await namedInterpreter(options.host, python);
  const reading = await readPythonWithPackages(executable, options);
  if (reading.kind === 'read') return { ...reading.python, source: 'option' };
  const { reason } = reading;
  throw new LanserError(
    'E/USAGE',
    `The named Python environment cannot be used: ${reason}. Create the environment again, or use a different environment.`,
    { reason },
    { hint: 'name-interpreter' },
  );
}
