import { isProgramInside } from './executable.ts';
import { pathsOfProbed, pathsOfVariable } from './import-paths.ts';
import { pyenvVariables } from './pyenv-version.ts';
import { probePython } from './python-probe.ts';
import { readPythonStatically, type PythonReader, type StaticReading } from './static-python.ts';

/** Runs an interpreter outside of the checkout. For one inside, reads the files of its environment. */
export async function readPython(executable: string, options: PythonReader): Promise<StaticReading> {
  const { host, root, checkout, trust, signal, probe = probePython } = options;
  const untrusted = [checkout];
  const variable = pathsOfVariable(host, root);
  if (await isProgramInside(executable, untrusted)) {
    const reading = await readPythonStatically(executable, options);
    if (reading.kind === 'problem') return reading;
    const { python } = reading;
    return { ...reading, python: { ...python, importPaths: [...variable, ...python.importPaths] } };
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

/** Reads an interpreter as {@link readPython} does. An interpreter without a folder of packages is a problem. */
export async function readPythonWithPackages(
  executable: string,
  options: PythonReader,
): Promise<StaticReading> {
  const reading = await readPython(executable, options);
  return reading.kind === 'problem' || reading.hasPackages
    ? reading
    : { kind: 'problem', reason: 'it has no site-packages folder for its Python' };
}
