import type { Host } from '../model/host.ts';
import { chooseCage, type Cage } from '../server/pyright/cage.ts';
import { readConfiguration } from '../server/pyright/configuration.ts';
import { configuredEnvironment } from '../server/pyright/configured-python.ts';
import type { PyrightPackage } from '../server/pyright/package.ts';
import { capturePython } from '../workspace/capture-python.ts';
import type { ChoiceOptions } from '../workspace/choose-python.ts';
import type { PythonEnvironment } from '../workspace/python-environment.ts';

export interface Tools {
  readonly pyright: PyrightPackage;
  readonly python: PythonEnvironment | undefined;
  /** The mechanism that limits Pyright's file access, see {@link Cage}. */
  readonly cage: Cage;
}

export interface ToolOptions {
  readonly host: Host;
  readonly pyright: PyrightPackage;
  /** The project, and the options for the choice of its environment. */
  readonly python: Omit<ChoiceOptions, 'configured' | 'host' | 'signal'>;
  readonly signal: AbortSignal;
}

/** Chooses the Python environment of a project, and the mechanism that limits Pyright's file access. */
export async function findTools({ host, pyright, python: choice, signal }: ToolOptions): Promise<Tools> {
  const cage = chooseCage(host);
  const { root, checkout } = choice;
  const configured = configuredEnvironment(await readConfiguration(root, checkout), checkout);
  const { python } = await capturePython({ ...choice, host, configured, signal });
  return { pyright, cage, python };
}
