import { existsSync } from 'node:fs';
import { openLastingSession, type LastingSession } from '../delta/delta-session.ts';
import type { EnvironmentStates } from '../delta/environment-states.ts';
import type { DeltaOptions } from '../delta/compare-since.ts';
import { anySignal } from '../model/any-signal.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { enclosingCheckout } from '../workspace/containment.ts';
import { pathsOfVariable } from '../workspace/import-paths.ts';
import type { Caller } from './caller.ts';
import {
  configuredEnvironmentPaths,
  environmentPaths,
  hasOwnSources,
  packagePaths,
} from './watched-paths.ts';
import { stampPaths } from './path-stamps.ts';
import type { Enter } from './checkout-slots.ts';
import { folderPool, type FolderUse, type OpenFolders } from './open-folders.ts';
import { sessionEnvironment, sessionHost } from './session-environment.ts';

/** The open delta sessions of a warm process (`lanser serve`), by folder and environment variables. */
export interface WarmDeltas extends OpenFolders {
  /** Returns a function that opens delta sessions with the environment variables of one caller. */
  openFor(env: Host['env'], enter: Enter): Caller['openDelta'];
}

const MAX_SESSIONS = 4;

export function warmDeltas(signal: AbortSignal): WarmDeltas {
  // A session has one server for each of the two compared states.
  const pool = folderPool<LastingSession>({ limit: MAX_SESSIONS, serversOf: () => 2 });

  async function open(root: string, env: Host['env']): Promise<LastingSession> {
    const host = sessionHost(env, () => {});
    return openLastingSession({ host, signal }, environmentStates(root, await enclosingCheckout(root), host));
  }

  return {
    ...pool.folders,
    openFor: (callerEnv, enter) => async (_, root) => {
      const env = sessionEnvironment(callerEnv);
      const key = JSON.stringify([root, env]);
      let used: FolderUse<LastingSession> | undefined;
      const run = async <T>(
        options: DeltaOptions,
        isWaitedFor: boolean,
        work: (session: LastingSession, given: DeltaOptions) => Promise<T>,
      ): Promise<T> => {
        used ??= pool.use(key, root, async () => open(root, env));
        // A running comparison with a deadline continues after the deadline and after the end of its caller. The next
        // comparison uses the results of this comparison.
        const ends = isWaitedFor ? options.signal : new AbortController().signal;
        try {
          const session = await used.opening;
          return await work(session, { ...options, host: { ...options.host, env }, signal: ends });
        } catch (error) {
          if (!(error instanceof LanserError && KEPT_AFTER.has(error.code))) used.retire();
          throw error;
        }
      };
      return {
        async delta(options, deadline) {
          await enter(root, endOf(options, deadline));
          return run(options, deadline === undefined, async (session, given) =>
            session.delta(given, deadline),
          );
        },
        async deltaOfEdit(edited, options, deadline) {
          await enter(root, endOf(options, deadline));
          return run(options, deadline === undefined, async (session, given) =>
            session.deltaOfEdit(edited, given, deadline),
          );
        },
        async prepare(options) {
          await enter(root, options.signal);
          // The caller does not wait. The next comparison reports an error of the preparation if it occurs again.
          void run(options, false, async (session, given) => session.prepare(given)).catch(() => {});
        },
        async [Symbol.asyncDispose]() {
          used?.release();
        },
      };
    },
  };
}

/** Returns the signal that ends `enter`, which waits until the servers of the folder may run. */
function endOf({ signal }: DeltaOptions, deadline: AbortSignal | undefined): AbortSignal {
  return deadline === undefined ? signal : anySignal([signal, deadline]);
}

/** The errors after which a session can be used again. */
const KEPT_AFTER: ReadonlySet<string> = new Set([
  'E/CONFIG',
  'E/INTERRUPTED',
  'E/JAIL',
  'E/NOT_FOUND',
  'E/REQUEST_CANCELLED',
  'E/USAGE',
]);

function environmentStates(root: string, checkout: string, host: Host): EnvironmentStates {
  return {
    async packagesOf({ used, unused }) {
      // Both compared states also import from the folders of PYTHONPATH, even if the configuration names an
      // environment.
      const variable = pathsOfVariable(host, root).filter((folder) => existsSync(folder));
      const found = await Promise.all(
        used.map(async (python) =>
          packagePaths({ ...python, importPaths: [...variable, ...python.importPaths] }, checkout, host),
        ),
      );
      const haveOwn = await Promise.all(used.map(async (python) => hasOwnSources(python, checkout)));
      // `stamps` cannot show all changes if `packagePaths` returns undefined for an environment, or if an environment
      // in the checkout contains sources of editable packages.
      const isComplete = found.every((places) => places !== undefined) && !haveOwn.includes(true);
      const stamps = stampPaths([
        ...found.flatMap((places) => places ?? []),
        ...unused.flatMap(configuredEnvironmentPaths),
      ]);
      // `used` is older than `stamps`. If a path changed just before `stamps` was made, `used` may lack the change.
      const isReliable = isComplete && !stamps.isRacy;
      return { isCurrent: () => isReliable && stamps.isCurrent() };
    },
    choice: () => stampPaths(environmentPaths(host, root)),
  };
}
