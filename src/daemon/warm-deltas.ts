import { isDeepStrictEqual } from 'node:util';
import { openLastingSession, type DeltaSession } from '../delta/delta-session.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { enclosingCheckout } from '../workspace/containment.ts';
import type { PythonEnvironment } from '../workspace/python-environment.ts';
import type { Caller } from './caller.ts';
import { packagePaths } from './watched-paths.ts';
import { stampPaths, type PathStamps } from './path-stamps.ts';
import type { Enter } from './checkout-slots.ts';
import { sessionEnvironment, sessionHost } from './session-environment.ts';
import { idleMsOf, type OpenFolders } from './warm-workspaces.ts';

/** The comparisons with earlier states of a warm process, by folder and environment. */
export interface WarmDeltas extends OpenFolders {
  /** Returns the function by which the command of one caller opens comparisons. */
  openFor(env: Host['env'], enter: Enter): Caller['openDelta'];
}

interface Entry {
  readonly root: string;
  readonly opening: Promise<DeltaSession>;
  users: number;
  lastUseMs: number;
}

const MAX_SESSIONS = 4;

export function warmDeltas(signal: AbortSignal): WarmDeltas {
  const entries = new Map<string, Entry>();

  async function retire(key: string): Promise<void> {
    const entry = entries.get(key);
    entries.delete(key);
    // The session waits for comparisons in progress. If it failed to open or to end, no caller can use it.
    await entry?.opening.then(async (session) => session[Symbol.asyncDispose]()).catch(() => {});
  }

  function oldest(): string | undefined {
    const unused = [...entries].filter(([, { users }]) => users === 0);
    return unused.toSorted(([, one], [, other]) => one.lastUseMs - other.lastUseMs)[0]?.[0];
  }

  async function open(root: string, env: Host['env']): Promise<DeltaSession> {
    const host = sessionHost(env, () => {});
    const isCurrent = packagesSince(await enclosingCheckout(root), host);
    return openLastingSession({ host, signal }, isCurrent);
  }

  function use(key: string, root: string, env: Host['env']): Entry {
    const entry = entries.get(key) ?? { root, opening: open(root, env), users: 0, lastUseMs: 0 };
    entries.set(key, entry);
    entry.users += 1;
    const last = entries.size > MAX_SESSIONS ? oldest() : undefined;
    if (last !== undefined) void retire(last);
    return entry;
  }

  return {
    openFor: (callerEnv, enter) => async (_, root) => {
      const env = sessionEnvironment(callerEnv);
      const key = JSON.stringify([root, env]);
      let used: Entry | undefined;
      return {
        async delta(options, deadline) {
          await enter(root, deadline ?? options.signal);
          used ??= use(key, root, env);
          // A caller with a deadline may leave before the end. The comparison goes on, because the next one uses its
          // results.
          const ends = deadline === undefined ? options.signal : new AbortController().signal;
          try {
            const session = await used.opening;
            return await session.delta(
              { ...options, host: { ...options.host, env }, signal: ends },
              deadline,
            );
          } catch (error) {
            // Wrong arguments leave the session as it was.
            if (!(error instanceof LanserError && KEPT_AFTER.has(error.code))) void retire(key);
            throw error;
          }
        },
        async [Symbol.asyncDispose]() {
          if (used === undefined) return;
          used.users -= 1;
          used.lastUseMs = performance.now();
        },
      };
    },
    async close(isSelected) {
      for (const [key, entry] of entries)
        if (isSelected({ root: entry.root, idleMs: idleMsOf(entry) })) await retire(key);
    },
    async closeOldest() {
      const key = oldest();
      if (key !== undefined) await retire(key);
      return key !== undefined;
    },
    get list() {
      return [...entries.values()].map((entry) => ({
        root: entry.root,
        idleMs: idleMsOf(entry),
        servers: 1,
      }));
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...entries.keys()].map(retire));
    },
  };
}

const KEPT_AFTER: ReadonlySet<string> = new Set([
  'E/CONFIG',
  'E/INTERRUPTED',
  'E/JAIL',
  'E/NOT_FOUND',
  'E/REQUEST_CANCELLED',
  'E/USAGE',
]);

/**
 * Returns a function that compares installed packages with those of its last call. Each comparison finds its
 * environment anew; only what the server has read of the packages can be out of date.
 */
function packagesSince(checkout: string, host: Host): (used: readonly PythonEnvironment[]) => boolean {
  let last: { readonly places: readonly string[]; readonly stamps: PathStamps } | undefined;
  return (environments) => {
    const found = environments.map((python) => packagePaths(python, checkout, host));
    // There are sources outside of the checkout, which are not compared with the disk.
    const isComplete = found.every((places) => places !== undefined);
    const places = found.flatMap((list) => list ?? []);
    const isCurrent =
      isComplete && isDeepStrictEqual(last?.places, places) && last?.stamps.isCurrent() === true;
    if (!isCurrent) {
      const stamps = stampPaths(places);
      // A change while the environment was read may have been missed.
      last = isComplete && !stamps.isRacy ? { places, stamps } : undefined;
    }
    return isCurrent;
  };
}
