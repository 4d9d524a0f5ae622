// delta/ compares the files on disk with an earlier state of them. Each comparison is the gate's; this room decides
// only which states are compared, and what stays in memory between comparisons.
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { affectedReader } from '../affected/affected-files.ts';
import { sharedServer, type SharedServer } from '../candidates/shared-server.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { DeltaDocument } from '../model/delta.ts';
import type { Host } from '../model/host.ts';
import { readWriteLock } from '../server-pool/read-write-lock.ts';
import { openWorkbench } from '../server-pool/workbench.ts';
import type { PythonEnvironment } from '../workspace/python-environment.ts';
import { compareSince, type DeltaOptions } from './compare-since.ts';

/** Compares the files on disk with earlier states, one after the other, over one server. */
export interface DeltaSession extends AsyncDisposable {
  /**
   * Returns the delta since an earlier state.
   *
   * @param deadline if it is aborted before the comparison begins, the call fails with its reason. A comparison that
   * has begun goes on, so that the next one is faster; the caller need not wait for it.
   * @throws LanserError E/USAGE, E/NOT_FOUND (revision or point, no Python file), E/CONFIG, E/JAIL, E/INTERRUPTED.
   */
  delta(options: DeltaOptions, deadline?: AbortSignal): Promise<DeltaDocument>;
}

export interface DeltaSessionOptions {
  readonly host: Host;
  /** Ends the session. */
  readonly signal: AbortSignal;
}

/** Opens a session during which installed packages do not change. */
export async function openDeltaSession(options: DeltaSessionOptions): Promise<DeltaSession> {
  return openLastingSession(options, () => true);
}

/**
 * Opens a session during which installed packages may change.
 *
 * @param isCurrent called with the Python environments of each comparison before its checks. If it returns false, a
 * new server checks.
 */
export async function openLastingSession(
  { host, signal }: DeltaSessionOptions,
  isCurrent: (environments: readonly PythonEnvironment[]) => boolean,
): Promise<DeltaSession> {
  const closing = new AbortController();
  const ends = AbortSignal.any([signal, closing.signal]);
  const lock = readWriteLock();
  const workbench = await openWorkbench(host);
  const reader = affectedReader();
  let server: SharedServer | undefined;
  let servers = 0;
  let runs = 0;

  function folder(name: string): typeof workbench {
    const { scratch } = workbench;
    return { ...workbench, scratch: { ...scratch, path: path.join(scratch.path, name) } };
  }

  async function discard(): Promise<void> {
    await server?.[Symbol.asyncDispose]();
    server = undefined;
  }

  /** Returns a server that has read nothing outdated of these environments. */
  async function serverFor(environments: readonly PythonEnvironment[]): Promise<SharedServer> {
    if (!isCurrent(environments)) await discard();
    if (server !== undefined) return server;
    servers += 1;
    const own = folder(`server-${servers}`);
    await mkdir(own.scratch.path);
    server = sharedServer({ workbench: own, signal: ends });
    return server;
  }

  return {
    async delta(options, deadline) {
      const abort = AbortSignal.any([options.signal, ends]);
      const end = await lock.take(true);
      const own = folder(`run-${(runs += 1)}`);
      try {
        // The caller may have ended while others were served.
        abort.throwIfAborted();
        deadline?.throwIfAborted();
        await mkdir(own.scratch.path);
        return await compareSince({ ...options, signal: abort }, { workbench: own, reader, serverFor });
      } finally {
        await rm(own.scratch.path, { recursive: true, force: true });
        end();
      }
    },
    async [Symbol.asyncDispose]() {
      closing.abort(new LanserError('E/INTERRUPTED', 'The comparison was ended.'));
      const end = await lock.take(true);
      await discard();
      await reader[Symbol.asyncDispose]();
      await workbench[Symbol.asyncDispose]();
      end();
    },
  };
}
