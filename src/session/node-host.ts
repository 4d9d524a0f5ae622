import os from 'node:os';
import { performance } from 'node:perf_hooks';
import type { Host, Progress } from '../model/host.ts';

/** Returns the running process as a {@link Host}. By default, log lines and progress are discarded. */
export function nodeHost(
  listeners: {
    readonly log?: (message: string) => void;
    readonly progress?: (step: Progress) => void;
  } = {},
): Host {
  return {
    env: process.env,
    platform: process.platform,
    arch: process.arch,
    execPath: process.execPath,
    nodeVersion: process.versions.node,
    temporaryRoot: process.env['RUNNER_TEMP'] ?? os.tmpdir(),
    availableMemory,
    now: () => Date.now(),
    monotonicMs: () => performance.now(),
    log: listeners.log ?? (() => {}),
    progress: listeners.progress ?? (() => {}),
  };
}

function availableMemory(): number {
  const available = process.availableMemory();
  // On macOS, Node counts only unused pages, and not the caches that the system releases on demand.
  return process.platform === 'darwin' ? Math.max(available, os.totalmem() / 2) : available;
}
