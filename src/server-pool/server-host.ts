import path from 'node:path';
import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises';
import { unlessAborted } from '../lsp/deadline.ts';
import type { Session } from '../lsp/session.ts';
import type { BundleEnvironment } from '../model/bundle.ts';
import type { Host } from '../model/host.ts';
import { messageOf } from '../model/lanser-error.ts';
import { notifyRenamed, type FileMove } from '../protocol/rename-files.ts';
import { watchTrees } from '../workspace/watched-trees.ts';
import { supervise, type SupervisorState } from './supervisor.ts';
import { cacheMember } from './cache-member.ts';
import { answerMemory } from './answer-memory.ts';
import type { AnswerCache } from './answer-cache.ts';
import { affectsOthers, documentLeases, type DocumentLeases } from './document-leases.ts';
import { isTransient, sendQuery, unstableWorkspaceError } from './send-query.ts';
import { namedFailure } from './named-failure.ts';
import type { Query } from './query.ts';
import { driverRenewal } from './driver-renewal.ts';
import type { ServerDriver } from './server-driver.ts';
import { sharedAnswers } from './shared-answers.ts';
import { readWriteLock } from './read-write-lock.ts';

export interface Answer<T> {
  readonly value: T;
  readonly environment: BundleEnvironment;
  /** Returns true if a file has not changed since the last scan of the disk; undefined if unknown. */
  readonly isUnchanged: (file: string) => boolean | undefined;
}

/** One server for one root. If files change, the server is notified or restarted before an answer is used. */
export interface ServerHost extends AsyncDisposable {
  readonly state: SupervisorState;
  readonly version: string | null;
  /** Returns the files that the server checks as its workspace; absolute. */
  workspaceFiles(session: Session): Promise<readonly string[]>;
  /** Returns true if opening this file is known to change the answers to other queries. */
  affectsOtherAnswers(file: string): Promise<boolean>;
  /**
   * Answers a query. Starts the server if necessary.
   *
   * @throws LanserError E/LS_CRASH, E/LS_TIMEOUT, E/REQUEST_CANCELLED, E/CONTENT_MODIFIED, E/INTERRUPTED, the
   * errors of the query, and the errors of the server's start, such as E/CONFIG.
   */
  answer<T>(query: Query<T>): Promise<Answer<T>>;
  /** Notifies a running server of a completed move. Only logs a failure, because the next scan finds the move. */
  notifyRenamed(move: FileMove): Promise<void>;
  /** Discards the answers in memory, and ends the server. A later query may start a new server. */
  reload(): Promise<void>;
}

export interface ServerHostOptions {
  readonly host: Host;
  /** The workspace's folder. The server host watches all of it, because projects may use each other's files. */
  readonly workspaceRoot: string;
  /** The tree around the workspace. The watch does not follow links to folders outside of this tree. */
  readonly readableRoot: string;
  readonly makeDriver: () => Promise<ServerDriver>;
  /** The store of answers for later processes. */
  readonly answerCache: AnswerCache | undefined;
  /** True to reset or restart the server before each new query, so that earlier queries do not affect answers. */
  readonly isCanonical?: boolean | undefined;
  readonly signal: AbortSignal;
}

/** The maximum number of attempts at one query, if files change or the server returns transient errors. */
const MAX_ROUNDS = 5;
const PAUSE_MS = 50;

export async function openServerHost(options: ServerHostOptions): Promise<ServerHost> {
  const { host, makeDriver, isCanonical = false } = options;
  const isOfCache = cacheMember(options.answerCache, options.workspaceRoot);
  let driver = await makeDriver();
  const tree = watchTrees(options.workspaceRoot, () => driver, {
    limit: options.readableRoot,
    isWatched: (name) => driver.isWatched(name),
    isWatchedFolder: (name, absolute) => driver.isWatchedFolder(name) && !isOfCache(absolute),
    clock: () => host.now(),
  });
  let scannedMs = -1;
  let generation = 0;
  let notifying: Promise<void> = Promise.resolve();
  const renewal = driverRenewal(async () => {
    driver = await makeDriver();
  });
  const answers = sharedAnswers(
    () => generation,
    async (session, query) => {
      queried.add(session);
      return sendQuery(session, driver, leasesOf(session), query);
    },
  );
  const leases = new WeakMap<Session, DocumentLeases>();
  const queried = new WeakSet<Session>();
  const lock = readWriteLock();

  const memory = answerMemory(
    options.workspaceRoot,
    tree,
    options.answerCache,
    async () => driver.fingerprint(),
    () => scan(),
  );

  const supervisor = supervise(async (signal) => {
    // A new server reads the current files. This scan consumes earlier changes, so the server is not notified.
    scan();
    await renewal.renew();
    await memory.begin();
    return driver.start(signal);
  }, options.signal);

  function scan(): boolean {
    scannedMs = host.monotonicMs();
    const changes = tree.look();
    if (changes.length === 0) return false;
    generation += 1;
    answers.clear();
    memory.forget();
    const session = supervisor.current;
    if (session === undefined) renewal.markOutdated();
    else notifying = notify(session, changes);
    // The next query handles the error.
    notifying.catch(() => {});
    return true;
  }

  function logFailure(error: unknown): void {
    host.log(`${driver.name}: ${messageOf(error)}`);
  }

  /** Ends the server and makes a new driver. Throws if the configuration is invalid; the next query tries again. */
  async function restart(): Promise<void> {
    await supervisor.reset();
    driver = await makeDriver();
  }

  async function notify(
    session: Session,
    changes: Parameters<ServerDriver['notifyChanges']>[1],
  ): Promise<void> {
    await notifying.catch(() => {});
    host.log(`${driver.name}: ${changes.length} files have changed`);
    try {
      // For an open document, a server ignores the file on disk. So changed documents are closed, and the next query
      // opens them again.
      await leasesOf(session).drop(changes.map((change) => path.join(options.workspaceRoot, change.path)));
      const next = await driver.notifyChanges(session, changes);
      if (next !== undefined) {
        supervisor.replace(session, next);
        return;
      }
    } catch (error) {
      // A new server reads all files again, so the failure is only logged.
      logFailure(error);
    }
    await restart();
  }

  /** Waits for the last notification. After a failure, prepares a new server once for all waiting queries. */
  async function notified(): Promise<void> {
    const last = notifying;
    try {
      await last;
    } catch {
      if (notifying === last) notifying = restart();
      await notifying;
    }
  }

  async function startOver(): Promise<void> {
    const session = supervisor.current;
    if (session === undefined || !queried.has(session)) return;
    // `driver.startOver` fails if the server has ended in the meantime.
    const next = await driver.startOver(session).catch(() => undefined);
    if (next === undefined) await restart();
    else supervisor.replace(session, next);
  }

  function leasesOf(session: Session): DocumentLeases {
    const existing = leases.get(session) ?? documentLeases(session, driver);
    leases.set(session, existing);
    return existing;
  }

  async function round<T>(session: Session, query: Query<T>): Promise<Answer<T> | 'stale'> {
    const { key, arrivedMs } = query;
    const startGeneration = generation;
    const needsScan = scannedMs <= arrivedMs;
    const isShared = answers.has(key);
    if (isShared && needsScan && scan()) return 'stale';
    const startMs = host.monotonicMs();
    const answer = answers.answer(session, query, startGeneration);
    answer.catch(() => {});
    if (!isShared && needsScan) {
      // The query is sent first, so that the server works while `scan` looks for changed files.
      await turn();
      scan();
    }
    const value = generation === startGeneration ? await answer : undefined;
    if (generation !== startGeneration) return 'stale';
    if (query.isCacheable) memory.add(key, value, host.monotonicMs() - startMs);
    return {
      value: value as T,
      environment: driver.environment(session),
      isUnchanged: (file) => tree.isUnchanged(file),
    };
  }

  /**
   * Returns the stored answer of an earlier process; undefined if none can be used, for example because a server
   * runs. The lookup may read all files to compare their versions. This is faster than a server's start.
   */
  async function cachedAnswer<T>({ key, isCacheable, arrivedMs }: Query<T>): Promise<Answer<T> | undefined> {
    if (!isCacheable || supervisor.current !== undefined || driver.environmentBefore === undefined)
      return undefined;
    if (scannedMs <= arrivedMs) scan();
    // `renew` may replace the driver, but a server that is starting already uses the present driver.
    if (!supervisor.isStarting) await renewal.renew();
    const startGeneration = generation;
    const found = await memory.get(key);
    if (found === undefined || generation !== startGeneration) return undefined;
    return {
      value: found.value as T,
      environment: driver.environmentBefore,
      isUnchanged: (file) => tree.isUnchanged(file),
    };
  }

  async function answerLocked<T>(query: Query<T>): Promise<Answer<T>> {
    const isAlone = isCanonical || query.isExclusive === true || (await affectsOthers(driver, query));
    const end = await lock.take(isAlone);
    try {
      return await answered(query);
    } finally {
      end();
    }
  }

  async function answered<T>(query: Query<T>): Promise<Answer<T>> {
    for (let rounds = 1; ; rounds += 1) {
      await notified();
      const cached = await cachedAnswer(query);
      if (cached !== undefined) return cached;
      const last = rounds === MAX_ROUNDS;
      try {
        if (isCanonical && !answers.has(query.key)) await startOver();
        const outcome = await supervisor.run(async (session) => round(session, query));
        if (outcome !== 'stale') return outcome;
      } catch (error) {
        if (last || !isTransient(error, query.signal)) throw error;
        await delay(PAUSE_MS * rounds);
      }
      if (last) throw unstableWorkspaceError(MAX_ROUNDS);
    }
  }

  return {
    workspaceFiles: async (session) => driver.workspaceFiles(session),
    affectsOtherAnswers: async (file) => driver.affectsOtherAnswers(file),
    get state() {
      return supervisor.state;
    },
    get version() {
      const { current } = supervisor;
      return current === undefined ? null : (driver.environment(current).server?.version ?? null);
    },
    // An abort of the query ends the wait at once, even during a server's start.
    async answer(query) {
      try {
        return await unlessAborted(answerLocked(query), query.signal);
      } catch (error) {
        throw namedFailure(error, driver);
      }
    },
    async notifyRenamed(move) {
      const { current } = supervisor;
      if (current === undefined || current.connection.ended) return;
      await notifyRenamed(current, move, current.requestOptions).catch(logFailure);
    },
    async reload() {
      answers.clear();
      memory.forget();
      await notifying.catch(() => {});
      notifying = restart();
      await notifying;
    },
    async [Symbol.asyncDispose]() {
      await notifying.catch(() => {});
      // `save` may find changes. The supervisor gives up its session first, so that no server is notified of them.
      const ended = supervisor[Symbol.asyncDispose]();
      if (!options.signal.aborted) await memory.save();
      await ended;
    },
  };
}
