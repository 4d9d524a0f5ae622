import type { Host } from '../model/host.ts';
import { isProgramInside } from './executable.ts';
import { pathsOfProbed, pathsOfVariable } from './import-paths.ts';
import { pyenvVariables } from './pyenv-version.ts';
import { probePython, type ProbePython } from './python-probe.ts';
import { readPythonStatically, type EnvironmentTrust, type StaticReading } from './static-python.ts';

export interface PythonReader {
  readonly host: Host;
  /** The project's folder; absolute, links resolved. */
  readonly root: string;
  /** The checkout, whose programs are never run; absolute, links resolved. */
  readonly checkout: string;
  readonly trust: EnvironmentTrust;
  /** Default: {@link probePython}. */
  readonly probe?: ProbePython | undefined;
  readonly signal: AbortSignal;
}

/**
 * Reads the properties of an interpreter. Runs the interpreter if it is outside of the checkout. Otherwise, reads its
 * environment as {@link readPythonStatically} does. Puts the folders of PYTHONPATH before the other import paths.
 */
export async function readPython(executable: string, options: PythonReader): Promise<StaticReading> {
  const { host, root, checkout, trust, signal, probe = probePython } = options;
  const untrusted = [checkout];
  const variable = pathsOfVariable(host, root);
  if (await isProgramInside(executable, untrusted)) {
    const reading = await readPythonStatically(executable, { host, untrusted, trust, probe, signal });
    return reading.kind === 'read' && variable.length > 0
      ? {
          ...reading,
          python: { ...reading.python, importPaths: [...variable, ...reading.python.importPaths] },
        }
      : reading;
  }
  const variables = trust.isStrict ? {} : await pyenvVariables(host, executable, root);
  const answer = await probe(host, executable, untrusted, variables, signal);
  if (answer.kind === 'failed') return { kind: 'problem', reason: `it does not run (${answer.reason})` };
  const { prefix, versionInfo } = answer.python;
  host.log(`python ${versionInfo.slice(0, 3).join('.')}: ${executable}`);
  const importPaths = [...variable, ...(await pathsOfProbed(host, answer.python))];
  const python = { executable, prefix, versionInfo, importPaths };
  return { kind: 'read', python, hasPackages: true };
}

/** Reads an interpreter as {@link readPython} does. Rejects environments in the checkout without package folders. */
export async function readPythonWithPackages(
  executable: string,
  options: PythonReader,
): Promise<StaticReading> {
  const reading = await readPython(executable, options);
  return reading.kind === 'problem' || reading.hasPackages
    ? reading
    : { kind: 'problem', reason: 'it has no site-packages folder for its Python' };
}
