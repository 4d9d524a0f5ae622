import os from 'node:os';
import type { Host } from '../../src/model/host.ts';
import { capturePython, type CapturedPython } from '../../src/workspace/capture-python.ts';
import type { EnvironmentTrust } from '../../src/workspace/static-python.ts';

/** The trust for a checkout without commits: the origin of every environment is unknown. */
export const UNKNOWN_TRUST: EnvironmentTrust = {
  isStrict: false,
  originOf: async () => ({ kind: 'unknown' }),
};

/** Trusts no environment: a commit may have written each of them. */
const NO_TRUST: EnvironmentTrust = {
  isStrict: true,
  originOf: async () => ({ kind: 'tracked', reason: 'a commit may have written it' }),
};

/** Captures a Python environment outside of the checkout. A commit may have written an environment inside. */
export async function pythonOutside(
  host: Host,
  python: string | undefined,
  [checkout = os.devNull]: readonly string[],
  signal: AbortSignal,
): Promise<CapturedPython | undefined> {
  const options = { host, python, root: checkout, checkout, configured: undefined, trust: NO_TRUST, signal };
  return (await capturePython(options)).python;
}
