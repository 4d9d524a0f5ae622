// delta/ compares the files on disk with an earlier state of them. Each comparison is the gate's; this room decides
// only which states are compared, and what stays in memory between comparisons.
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { affectedReader } from '../affected/affected-files.ts';
import { sharedServer } from '../checker/shared-server.ts';
import type { CheckSide } from '../checker/side-check.ts';
import { treeFolders } from '../gate/trees-on-disk.ts';
import {
  openObjectStore,
  readOnlyUserObjects,
  withObjectReader,
  type ObjectStore,
} from '../git/object-store.ts';
import type { Repository } from '../git/repository.ts';
import { anySignal } from '../model/any-signal.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { DeltaDocument } from '../model/delta.ts';
import type { Host } from '../model/host.ts';
import { readWriteLock } from '../server-pool/read-write-lock.ts';
import { openWorkbench } from '../server-pool/workbench.ts';
import { together } from '../trees/both-sides.ts';
import type { PythonEnvironment } from '../workspace/python-environment.ts';
import { rememberedProbe } from '../workspace/python-probe.ts';
import { watchTree, type TreeChange, type WatchedTree } from '../workspace/watched-tree.ts';
import type { Extent } from './check-some.ts';
import { compareSince, POINT, type Compared, type DeltaOptions } from './compare-since.ts';
import { newErrorsIn, UNKNOWN, type EditResult, type SideServers } from './edited-files.ts';
import { findPoint } from './points.ts';

/** The last comparison, if the next one can use it. */
interface Last {
  readonly compared: Compared;
  /** See {@link givenIn}. */
  readonly given: string;
}

/** Returns the options that decide the result of a comparison, apart from the state and the repository. */
function givenIn({ configFile, python, workingDirectories, scope, timeoutMs, failOn }: DeltaOptions): string {
  return JSON.stringify([configFile, python, workingDirectories, scope, timeoutMs, failOn]);
}

/** The names of files whose creation or deletion can change what Pyright reads. */
const READ =
  /\.(?:pyi?|pth|toml|json|yaml|cfg|so|pyd|dylib)$|^py\.typed$|^\.git(?:ignore|attributes|modules)$/u;

const OF_OBJECTS = /^(?:list|diff) [0-9a-f ]+$/u;

/** Each comparison can add objects to the store. */
const MAX_STORE_USES = 1000;

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

/** A session that answers the events of a coding agent too. */
export interface LastingSession extends DeltaSession {
  /**
   * Answers after an edit, faster than `delta`: errors in files that were not edited may be missing, and differences
   * are not confirmed. Returns undefined if the edited files have no new error.
   *
   * @param edited the files that a tool has written, relative to the repository's root. Others that have changed since
   * the last answer count too.
   */
  deltaOfEdit(
    edited: readonly string[],
    options: DeltaOptions,
    deadline?: AbortSignal,
  ): Promise<DeltaDocument | undefined>;
  /** Starts the servers for comparisons with a state, if the session keeps them. */
  prepare(options: DeltaOptions): Promise<void>;
}

/** Compares the Python environments with those of the last comparison. */
export interface EnvironmentWatch {
  /**
   * Called with the environments of each comparison before its checks. With false, nothing that the server has read
   * before is used.
   */
  readonly isCurrent: (environments: readonly PythonEnvironment[]) => boolean;
  /** Returns true if nothing that decides which environments are used has changed since the last call. */
  readonly isChoiceCurrent: () => boolean;
}

/** Opens a session during which installed packages do not change. */
export async function openDeltaSession(options: DeltaSessionOptions): Promise<DeltaSession> {
  return openSingleSession(options);
}

/** Opens a session for one event. */
export async function openSingleSession(options: DeltaSessionOptions): Promise<LastingSession> {
  const session = await openLastingSession(options, { isCurrent: () => true, isChoiceCurrent: () => false });
  return { ...session, prepare: async () => {} };
}

/** Opens a session that may outlive the environments of its comparisons. */
export async function openLastingSession(
  { host, signal }: DeltaSessionOptions,
  { isCurrent, isChoiceCurrent }: EnvironmentWatch,
): Promise<LastingSession> {
  const closing = new AbortController();
  const ends = anySignal([signal, closing.signal]);
  const lock = readWriteLock();
  const workbench = await openWorkbench(host);
  const reader = affectedReader();
  const folders = treeFolders(workbench.scratch.path);
  let probe = rememberedProbe();
  let servers: SideServers | undefined;
  let store:
    | { readonly key: string; readonly store: ObjectStore & AsyncDisposable; uses: number }
    | undefined;
  let last: Last | undefined;
  let benches = 0;

  async function newBench(name: string): Promise<typeof workbench> {
    const { scratch } = workbench;
    const place = path.join(scratch.path, `${name}-${(benches += 1)}`);
    await mkdir(place);
    return { ...workbench, scratch: { ...scratch, path: place } };
  }

  async function discard(): Promise<void> {
    if (servers !== undefined) await together(...Object.values(servers))[Symbol.asyncDispose]();
    servers = undefined;
  }

  async function checkFor(
    environments: readonly PythonEnvironment[],
    kind: Extent['kind'],
  ): Promise<CheckSide> {
    if (!isCurrent(environments)) await discard();
    // Each side has its own server: a program stays as it is while only the other side changes.
    const before = servers?.before ?? sharedServer({ workbench: await newBench('server'), signal: ends });
    const after = servers?.after ?? sharedServer({ workbench: await newBench('server'), signal: ends });
    servers = { before, after };
    const check = kind === 'edited' ? 'checkMore' : 'checkSide';
    return async (side, options) => (side === 'before' ? before : after)[check](side, options);
  }

  async function closeStore(): Promise<void> {
    await store?.store[Symbol.asyncDispose]();
    await rm(path.join(workbench.scratch.path, 'objects.git'), { recursive: true, force: true });
    store = undefined;
  }

  async function storeOf(repository: Repository): Promise<ObjectStore> {
    const { git: _, ...identity } = repository;
    const shallow = await readFile(path.join(repository.commonDirectory, 'shallow'), 'latin1').catch(
      () => '',
    );
    const key = JSON.stringify([identity, shallow]);
    if (store?.key !== key || store.uses >= MAX_STORE_USES) {
      await closeStore();
      const opened = await openObjectStore(repository, workbench.scratch.path, ends);
      store = { key, store: withObjectReader(opened), uses: 0 };
    }
    store.uses += 1;
    const kept = store.store;
    await readOnlyUserObjects(kept);
    return {
      ...kept,
      repository,
      // Objects never change. The answers to other questions can differ in the next comparison.
      remember: async (question, compute) =>
        OF_OBJECTS.test(question) ? kept.remember(question, compute) : compute(),
    };
  }

  /** Returns the changes since the last call. Without a call before, everything counts as changed. */
  let tree: { readonly root: string; readonly watched: WatchedTree } | undefined;
  function changesIn(root: string): readonly TreeChange[] {
    if (tree?.root !== root) {
      const isWatched = (name: string): boolean => READ.test(name);
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
      const isCurrentChoice = isChoiceCurrent();
      const isKnown = before !== undefined && isCurrentChoice && isCurrent(before.compared.environments);
      // A comparison after an edit trusts the metadata of the environment's files.
      if (extent.kind !== 'edited' || !isKnown) probe = rememberedProbe();
      const compared = await compareSince(options, {
        workbench: own,
        reader,
        repository:
          extent.kind === 'edited' && extent.recent !== undefined ? before?.compared.repository : undefined,
        storeOf,
        checkFor,
        folders,
        probe,
        extent,
        last: before?.compared,
      });
      const { document, trees, earlier } = compared;
      // A missing object can be fetched later.
      if (document.report.failures.length > 0) await closeStore();
      else if (document.since.kind === 'point') {
        if (trees?.before === before?.compared.trees?.before)
          for (const [name, errors] of before?.compared.earlier ?? [])
            if (!earlier.has(name)) earlier.set(name, errors);
        last = { compared, given: givenIn(options) };
      }
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
    if (last === undefined || servers === undefined) return UNKNOWN;
    const { compared, given } = last;
    const { repository, environments, earlier, trees } = compared;
    if (given !== givenIn(options) || options.repository !== repository.root) return UNKNOWN;
    const isCurrentChoice = isChoiceCurrent();
    if (!isCurrentChoice || !isCurrent(environments)) {
      // The next call compares with the present state.
      probe = rememberedProbe();
      if (isCurrentChoice) await discard();
      return UNKNOWN;
    }
    const point = await findPoint(options.since.slice(POINT.length), { ...options, repository });
    if (point.tree !== trees?.before) return UNKNOWN;
    const { signal: abort } = options;
    return newErrorsIn(servers, { repository, edited, changes, earlier, signal: abort });
  }

  /** Runs comparisons one after the other. The caller may have ended while others were served. */
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
          // The servers may not have all changes.
          last = undefined;
          // The comparison as a whole reports what has failed.
          if (!(error instanceof LanserError) || given.signal.aborted) throw error;
          return UNKNOWN;
        });
        if (found.kind === 'none') return undefined;
        const recent = found.kind === 'some' ? found.files : undefined;
        return compare({ kind: 'edited', files: edited, recent }, given);
      }),
    async prepare(options) {
      await inTurn(options, undefined, async (_, given) => compare({ kind: 'start' }, given));
    },
    async [Symbol.asyncDispose]() {
      closing.abort(new LanserError('E/INTERRUPTED', 'The comparison was ended.'));
      const end = await lock.take(true);
      await discard();
      await closeStore();
      await reader[Symbol.asyncDispose]();
      await workbench[Symbol.asyncDispose]();
      end();
    },
  };
}
