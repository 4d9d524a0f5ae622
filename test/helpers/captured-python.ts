import os from 'node:os';
import type { Host } from '../../src/model/host.ts';
import { capturePython, type CapturedPython } from '../../src/workspace/capture-python.ts';
import type { EnvironmentTrust } from '../../src/workspace/static-python.ts';

/** The trust for a folder outside of Git: the origin of every environment is unknown. */
export const UNKNOWN_TRUST: EnvironmentTrust = {
  isStrict: false,
  originOf: async () => ({ kind: 'unknown' }),
};

/** The trust for hostile commits: a commit may have written every environment in the checkout. */
const NO_TRUST: EnvironmentTrust = {
  isStrict: true,
  originOf: async () => ({ kind: 'tracked', reason: 'a commit may have written it' }),
};

/** Captures a Python environment. Environments in the checkout are not trusted. */
export async function pythonOutside(
  host: Host,
  python: string | undefined,
  [checkout = os.devNull]: readonly string[],
  signal: AbortSignal,
): Promise<CapturedPython | undefined> {
  const options = { host, python, root: checkout, checkout, configured: undefined, trust: NO_TRUST, signal };
  return (await capturePython(options)).python;
}
