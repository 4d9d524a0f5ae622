import os from 'node:os';
import type { Host } from '../../src/model/host.ts';

/** Variables that restrict Git to the repository's own configuration. */
export const NO_GIT_CONFIGURATION = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
} as const;

/**
 * Returns the host of this process, with fixed clocks and without a log. The environment consists of PATH,
 * {@link NO_GIT_CONFIGURATION} and the given variables. `overrides` replaces other members of the host.
 */
export function testHost(
  env: Readonly<Record<string, string>> = {},
  overrides: Partial<Omit<Host, 'env'>> = {},
): Host {
  return {
    env: { PATH: process.env['PATH'], ...NO_GIT_CONFIGURATION, ...env },
    platform: process.platform,
    arch: process.arch,
    execPath: process.execPath,
    nodeVersion: process.versions.node,
    temporaryRoot: os.tmpdir(),
    availableMemory: () => process.availableMemory(),
    now: () => 0,
    monotonicMs: () => 0,
    log: () => {},
    progress: () => {},
    ...overrides,
  };
}
