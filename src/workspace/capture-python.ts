import { existsSync } from 'node:fs';
import path from 'node:path';
import { choosePython, type ChoiceOptions, type ChosenPython } from './choose-python.ts';
import { isInside } from './containment.ts';
import { findEnvironments, type FoundEnvironment, type UnusableEnvironment } from './found-environments.ts';
import type { PythonEnvironment } from './python-environment.ts';
import { importable } from './importable.ts';
import { installedPackages } from './site-folder.ts';

export interface CapturedPython extends PythonEnvironment, ChosenPython {}

export interface PythonCapture {
  /** Undefined without a usable interpreter. */
  readonly python: CapturedPython | undefined;
  readonly found: readonly FoundEnvironment[];
  readonly unusable: readonly UnusableEnvironment[];
}

/** Chooses an environment with {@link choosePython} and lists its packages. Also returns all found environments. */
export async function capturePython(options: ChoiceOptions): Promise<PythonCapture> {
  const { host } = options;
  const unusable: UnusableEnvironment[] = [];
  const projectFolders = projectEnvironments(options);
  const chosen = await choosePython(options, projectFolders, unusable);
  const importPaths = await importable(chosen?.importPaths ?? []);
  const python = chosen && { ...chosen, importPaths, packages: await installedPackages(importPaths) };
  if (python === undefined) {
    host.log('no usable Python interpreter in the project or on PATH; continuing without one');
  }
  const found = await findEnvironments(options, projectFolders, python, unusable);
  for (const { kind, place, inUse, problem } of found) {
    if (!inUse) host.log(`${kind} that is not in use: ${place}${problem === null ? '' : ` (${problem})`}`);
  }
  return { python, found, unusable };
}

/** Returns the absolute paths of the project's possible environments, in order of preference. They may be missing. */
export function projectEnvironments({
  host,
  root,
  checkout,
}: Pick<ChoiceOptions, 'checkout' | 'host' | 'root'>): readonly string[] {
  // The variable's path is the first. uv resolves a relative path in the root of its workspace, which may be above.
  const uv = host.env['UV_PROJECT_ENVIRONMENT'] ?? '';
  const [named, places]: [string[], string[]] = [[], []];
  for (let folder = root; isInside(checkout, folder); folder = path.dirname(folder)) {
    named.push(path.resolve(folder, uv));
    places.push(path.join(folder, '.venv'), path.join(folder, 'venv'));
    if (path.dirname(folder) === folder) break;
  }
  return uv === '' ? places : [named.find(existsSync) ?? path.resolve(root, uv), ...places];
}
