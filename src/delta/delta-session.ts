// delta/ selects the states of a comparison and keeps data between comparisons. gate/ makes the comparison.
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { affectedReader } from '../affected/affected-files.ts';
import { sharedServer } from '../checker/shared-server.ts';
import { treeFolders } from '../gate/trees-on-disk.ts';
import { anySignal } from '../model/any-signal.ts';
import { expectOptions } from '../model/expect-options.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { DeltaDocument } from '../model/delta.ts';
import type { Host } from '../model/host.ts';
import { readWriteLock } from '../server-pool/read-write-lock.ts';
import { openWorkbench } from '../server-pool/workbench.ts';
import { together } from '../trees/both-sides.ts';
import { rememberedProbe } from '../workspace/python-probe.ts';
import { watchTree, type TreeChange, type WatchedTree } from '../workspace/watched-tree.ts';
import type { Extent } from './check-some.ts';
import { compareSince, POINT, type Compared, type DeltaOptions, type SideChecks } from './compare-since.ts';
import type { ChosenEnvironments, EnvironmentStates, RecordedState } from './environment-states.ts';
import { newErrorsIn, UNKNOWN, type EditResult, type SideServers } from './edited-files.ts';
import { findPoint } from './points.ts';
import { sessionStore } from './session-store.ts';

/** The last comparison, kept if the next comparison can use it. */
interface Last {
  readonly compared: Compared;
  /** A key for the options, from {@link givenIn}. */
  readonly given: string;
  /** The settings that selected the environments of the comparison. */
  readonly choice: RecordedState;
}

/** The running servers, and the environments that they have read. */
interface OpenServers {
  readonly servers: SideServers;
  readonly environments: ChosenEnvironments;
  readonly packages: RecordedState;
}

/** Returns a key for options. A comparison can use the errors of an earlier one only if both have the same key. */
function givenIn({ configFile, python, workingDirectories, scope, timeoutMs, failOn }: DeltaOptions): string {
  return JSON.stringify([configFile, python, workingDirectories, scope, timeoutMs, failOn]);
}

/**
 * Matches the names of files whose creation, change or deletion can change the result of a comparison. After a
 * change of such a file, a fast check (`newErrorsIn`) has a result only if the file is a Python source.
 */
const RELEVANT_NAME =
  /\.(?:pyi?|pth|toml|json|yaml|cfg|so|pyd|dylib)$|^py\.typed$|^\.git(?:ignore|attributes|modules)$/u;

/** A session that compares the files on disk with earlier states, one comparison at a time. Reuses its servers. */
export interface DeltaSession extends AsyncDisposable {
  /**
   * Returns the delta since an earlier state.
   *
   * @param deadline cancels only a comparison that has not begun. A running comparison continues, so that the next
   * comparison is faster.
   * @throws LanserError for example E/NOT_FOUND (revision, point, named file or Python files), E/USAGE, E/CONFIG,
   * E/JAIL or E/INTERRUPTED.
   */
  delta(options: DeltaOptions, deadline?: AbortSignal): Promise<DeltaDocument>;
}

export interface DeltaSessionOptions {
  readonly host: Host;
  /** The signal that ends the session. */
  readonly signal: AbortSignal;
}

/** A session that also answers the events of a coding agent. */
export interface LastingSession extends DeltaSession {
  /**
   * Returns the delta after an edit; undefined if a fast check finds no new error. May miss errors in files that the
   * edit does not change. Does not confirm differences by a second check. The tree `after` in the report may lack
   * changes that cannot affect Pyright, for example in a README.md.
   *
   * @param edited the files that a tool wrote, relative to the root. Other changed files are also checked.
   */
  deltaOfEdit(
    edited: readonly string[],
    options: DeltaOptions,
    deadline?: AbortSignal,
  ): Promise<DeltaDocument | undefined>;
  /** Starts the servers for later comparisons with these options. Does nothing in a session for a single event. */
  prepare(options: DeltaOptions): Promise<void>;
}

/** Opens a session that does not notice changed packages. The caller must ensure that packages do not change. */
export async function openDeltaSession(options: DeltaSessionOptions): Promise<DeltaSession> {
  expectOptions('openDeltaSession', ['host', 'signal'], options);
  return openSingleSession(options);
}

/** Opens a session for one command, or for one event of a coding agent. It does not notice changed packages. */
export async function openSingleSession(options: DeltaSessionOptions): Promise<LastingSession> {
  const session = await openLastingSession(options, {
    packagesOf: async () => ({ isCurrent: () => true }),
    choice: () => ({ isCurrent: () => false }),
  });
  return { ...session, prepare: async () => {} };
}

/** Opens a session during which the Python environments may change. */
export async function openLastingSession(
  { host, signal }: DeltaSessionOptions,
  states: EnvironmentStates,
): Promise<LastingSession> {
  const closing = new AbortController();
  const ends = anySignal([signal, closing.signal]);
  const lock = readWriteLock();
  const workbench = await openWorkbench(host);
  const reader = affectedReader();
  const folders = treeFolders(workbench.scratch.path);
  const store = sessionStore(workbench.scratch.path, ends);
  let probe = rememberedProbe();
  let open: OpenServers | undefined;
  let last: Last | undefined;
  let benches = 0;
  /** The files that fast checks (`newErrorsIn`) have read since the last call of `compare`. */
  const changedSince = new Set<string>();

  async function newBench(name: string): Promise<typeof workbench> {
    const { scratch } = workbench;
    const place = path.join(scratch.path, `${name}-${(benches += 1)}`);
    await mkdir(place);
    return { ...workbench, scratch: { ...scratch, path: place } };
  }

  async function discard(): Promise<void> {
    if (open !== undefined) await together(...Object.values(open.servers))[Symbol.asyncDispose]();
    open = undefined;
  }

  /** Returns true if the environments of the last comparison and their packages are known to be unchanged. */
  function isKnown({ choice }: Last): boolean {
    return choice.isCurrent() && open?.packages.isCurrent() === true;
  }

  async function checkFor(environments: ChosenEnvironments, kind: Extent['kind']): Promise<SideChecks> {
    const isSame =
      open !== undefined && isDeepStrictEqual(open.environments, environments) && open.packages.isCurrent();
    if (!isSame) await discard();
    // Records the state before the servers start, so that the session notices later changes.
    const packages = open?.packages ?? (await states.packagesOf(environments));
    // Each state has its own server, so that a change on disk does not discard the results of the earlier state.
    const servers = open?.servers ?? {
      before: sharedServer({ workbench: await newBench('server'), signal: ends, servers: 2 }),
      after: sharedServer({ workbench: await newBench('server'), signal: ends, servers: 2 }),
    };
    open = { servers, environments, packages };
    const check = kind === 'edited' ? 'checkMore' : 'checkSide';
    return {
      checkSide: async (side, options) => servers[side][check](side, options),
      haveSameEnvironments: isSame,
    };
  }

  let tree: { readonly root: string; readonly watched: WatchedTree } | undefined;
  /** Returns the files changed since the last call. For a new root, returns none and drops the last comparison. */
  function changesIn(root: string): readonly TreeChange[] {
    if (tree?.root !== root) {
      const isWatched = (name: string): boolean => RELEVANT_NAME.test(name);
      tree = { root, watched: watchTree(root, { limit: root, isWatched, clock: () => host.now() }) };
      last = undefined;
    }
    return tree.watched.look();
  }

  async function compare(extent: Extent, options: DeltaOptions): Promise<DeltaDocument> {
    const own = await newBench('run');
    try {
      const before = last;
      last = undefined;
      changedSince.clear();
      const given = givenIn(options);
      const known = before !== undefined && isKnown(before) ? before : undefined;
      const choice = known?.choice ?? states.choice();
      // After an edit, the interpreters are not examined again if the environments are known to be unchanged.
      if (extent.kind !== 'edited' || known === undefined) probe = rememberedProbe();
      const compared = await compareSince(options, {
        workbench: own,
        reader,
        repository:
          extent.kind === 'edited' && extent.found !== undefined ? before?.compared.repository : undefined,
        storeOf: store.forComparison,
        checkFor,
        folders,
        probe,
        extent,
        last: before && { ...before.compared, ...(before.given === given ? {} : { earlier: new Map() }) },
      });
      const { document } = compared;
      // After a failure, the user may fetch missing objects. Closes the store, because a new one can find them.
      if (document.report.failures.length > 0) await store.close();
      else if (document.since.kind === 'point') last = { compared, given, choice };
      return document;
    } finally {
      await rm(own.scratch.path, { recursive: true, force: true });
    }
  }

  async function newErrors(
    edited: readonly string[],
    changes: readonly TreeChange[],
    options: DeltaOptions,
  ): Promise<EditResult> {
    if (last === undefined || open === undefined || !isKnown(last)) return UNKNOWN;
    const { compared, given } = last;
    const { repository, earlier, trees } = compared;
    if (given !== givenIn(options) || options.repository !== repository.root) return UNKNOWN;
    const point = await findPoint(options.since.slice(POINT.length), { ...options, repository });
    if (point.tree !== trees?.before) return UNKNOWN;
    const { signal: abort } = options;
    const found = await newErrorsIn(open.servers, { repository, edited, changes, earlier, signal: abort });
    if (found.kind !== 'unknown') for (const name of found.files) changedSince.add(name);
    return found;
  }

  /** Runs `work` after earlier comparisons. Checks signals after the wait, because the caller may have aborted. */
  async function inTurn<T>(
    options: DeltaOptions,
    deadline: AbortSignal | undefined,
    work: (changes: readonly TreeChange[], given: DeltaOptions) => Promise<T>,
  ): Promise<T> {
    const abort = anySignal([options.signal, ends]);
    const end = await lock.take(true);
    try {
      abort.throwIfAborted();
      deadline?.throwIfAborted();
      return await work(changesIn(options.repository), { ...options, signal: abort });
    } finally {
      end();
    }
  }

  return {
    delta: async (options, deadline) =>
      inTurn(options, deadline, async (_, given) => compare({ kind: 'scope' }, given)),
    deltaOfEdit: async (edited, options, deadline) =>
      inTurn(options, deadline, async (changes, given) => {
        const found = await newErrors(edited, changes, given).catch((error: unknown): EditResult => {
          // The servers may have received only some changes, so later fast checks cannot use the last comparison.
          last = undefined;
          // After a LanserError, falls back to the slower comparison, which reports a failure that persists.
          if (!(error instanceof LanserError) || given.signal.aborted) throw error;
          return UNKNOWN;
        });
        if (found.kind === 'none') return undefined;
        const errors =
          found.kind === 'some' ? { recent: found.files, changed: [...changedSince] } : undefined;
        return compare({ kind: 'edited', files: edited, found: errors }, given);
      }),
    async prepare(options) {
      await inTurn(options, undefined, async (_, given) => compare({ kind: 'start' }, given));
    },
    async [Symbol.asyncDispose]() {
      closing.abort(new LanserError('E/INTERRUPTED', 'The session was closed before the comparison ended.'));
      const end = await lock.take(true);
      await discard();
      await store.close();
      await reader[Symbol.asyncDispose]();
      await workbench[Symbol.asyncDispose]();
      end();
    },
  };
}
