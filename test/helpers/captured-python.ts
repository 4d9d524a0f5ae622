import os from 'node:os';
import type { Host } from '../../src/model/host.ts';
import { capturePython, type CapturedPython } from '../../src/workspace/capture-python.ts';
import type { EnvironmentTrust } from '../../src/workspace/static-python.ts';

/** The trust in the environments of a folder outside of Git: their origin is unknown. */
export const UNKNOWN_TRUST: EnvironmentTrust = {
  isStrict: false,
  originOf: async () => ({ kind: 'unknown' }),
};

/** The trust in the environments of a hostile checkout: a commit may have written each of them. */
const NO_TRUST: EnvironmentTrust = {
  isStrict: true,
  originOf: async () => ({ kind: 'tracked', reason: 'a commit may have written it' }),
};

/** Captures a Python environment. Does not trust those in the checkout. Returns undefined without a usable one. */
export async function pythonOutside(
  host: Host,
  python: string | undefined,
  [checkout = os.devNull]: readonly string[],
  signal: AbortSignal,
): Promise<CapturedPython | undefined> {
  const options = { host, python, root: checkout, checkout, configured: undefined, trust: NO_TRUST, signal };
  return (await capturePython(options)).python;
}
