import path from 'node:path';
import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises';
import { unlessAborted } from '../../lsp/deadline.ts';
import type { Session } from '../../lsp/session.ts';
import { supervise, type SupervisorState } from '../../lsp/supervisor.ts';
import type { BundleEnvironment } from '../../model/bundle.ts';
import type { Host } from '../../model/host.ts';
import { isStopped, LanserError, messageOf } from '../../model/lanser-error.ts';
import { tellRenamed, type FileMove } from '../../protocol/rename-files.ts';
import { watchTrees } from '../../workspace/watched-trees.ts';
import { answerMemory } from './answer-memory.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { documentLeases, type DocumentLeases } from './document-leases.ts';
import { sendQuery, unstableWorkspaceError } from './send-query.ts';
import { namedFailure } from './named-failure.ts';
import type { Question } from './question.ts';
import type { ServerDriver } from './server-driver.ts';
import { sharedAnswers } from './shared-answers.ts';
import { readWriteLock } from './read-write-lock.ts';

export interface Answer<T> {
  readonly value: T;
  readonly environment: BundleEnvironment;
  /** Whether a file is still as the server was told; undefined for one that nobody watches. */
  readonly isUnchanged: (file: string) => boolean | undefined;
  /** Counts the states of the workspace: answers of one state have one number. */
  readonly generation: number;
}

/** One server over one root, kept alive and told of every change before it is believed. */
export interface ServerHost extends AsyncDisposable {
  readonly state: SupervisorState;
  readonly version: string | null;
  /** What of its root belongs to its diagnostics; absolute. */
  workspaceFiles(session: Session): Promise<readonly string[]>;
  /**
   * @throws LanserError E/LS_CRASH, E/LS_TIMEOUT, E/REQUEST_CANCELLED, E/CONTENT_MODIFIED, E/INTERRUPTED,
   * and whatever the question throws.
   */
  answer<T>(question: Question<T>): Promise<Answer<T>>;
  /** Tells a running server of a move that was made; where that fails, the next look tells it by the files. */
  tellRenamed(move: FileMove): Promise<void>;
  /** Forgets every answer; the next question is put to a new server. */
  reload(): Promise<void>;
}

export interface ServerHostOptions {
  readonly host: Host;
  /** The workspace's folder, which is watched whole: projects of it may use each other's files. */
  readonly workspaceRoot: string;
  /** The tree around it, into which links are followed. */
  readonly readableRoot: string;
  readonly makeUnit: () => Promise<ServerDriver>;
  /** Where answers are kept for later processes. */
  readonly kept: KeptAnswers | undefined;
  readonly signal: AbortSignal;
}

/** How often a question is put again because the workspace did not keep still, or the server asks for it. */
const MAX_ROUNDS = 5;
const PAUSE_MS = 50;

export async function openServerHost(options: ServerHostOptions): Promise<ServerHost> {
  const { host, makeUnit } = options;
  let unit = await makeUnit();
  const tree = watchTrees(options.workspaceRoot, () => unit.watchedBesides, {
    limit: options.readableRoot,
    wanted: (name) => unit.isWatched(name),
    clock: () => host.now(),
  });
  let lookedMs = -1;
  /** Counts the states of the workspace that were seen. */
  let generation = 0;
  let telling: Promise<void> = Promise.resolve();
  const answers = sharedAnswers(
    () => generation,
    async (session, question) => sendQuery(session, unit, setOf(session), question),
  );
  const sets = new WeakMap<Session, DocumentLeases>();
  const speaking = readWriteLock();

  const memory = answerMemory(
    options.workspaceRoot,
    tree,
    options.kept,
    async () => unit.fingerprint(),
    () => noteLook(),
  );

  const supervisor = supervise(async (signal) => {
    // What a new server reads is what is there from now on.
    noteLook();
    return unit.start(signal);
  }, options.signal);

  function noteLook(): boolean {
    lookedMs = host.monotonicMs();
    const changes = tree.look();
    if (changes.length === 0) return false;
    generation += 1;
    answers.clear();
    memory.forget();
    const session = supervisor.current;
    if (session !== undefined) telling = tell(session, changes);
    // Whoever asks next hears of it.
    telling.catch(() => {});
    return true;
  }

  /** A configuration that is broken by now is the next question's error. */
  async function renew(): Promise<void> {
    await supervisor.reset();
    unit = await makeUnit();
  }

  async function tell(session: Session, changes: Parameters<ServerDriver['tell']>[1]): Promise<void> {
    await telling.catch(() => {});
    host.log(`${unit.name}: ${changes.length} files have changed`);
    try {
      // What is open hides what is on disk; whoever asks about it opens it again as it is now.
      await setOf(session).drop(changes.map((change) => path.join(options.workspaceRoot, change.path)));
      const next = await unit.tell(session, changes);
      if (next !== undefined) {
        supervisor.replace(session, next);
        return;
      }
    } catch (error) {
      // A new one reads everything anew.
      host.log(`${unit.name}: ${messageOf(error)}`);
    }
    await renew();
  }

  /** What could not be told is tried once more by the question that finds it so. */
  async function told(): Promise<void> {
    const last = telling;
    try {
      await last;
    } catch {
      if (telling === last) telling = renew();
      await telling;
    }
  }

  function setOf(session: Session): DocumentLeases {
    const known = sets.get(session) ?? documentLeases(session, unit);
    sets.set(session, known);
    return known;
  }

  type Round<T> = { readonly kind: 'stale' } | { readonly kind: 'answered'; readonly answer: Answer<T> };

  async function round<T>(session: Session, question: Question<T>): Promise<Round<T>> {
    const { key, arrivedMs } = question;
    const asked = generation;
    const needsLook = lookedMs <= arrivedMs;
    const isKnown = answers.has(key);
    if (isKnown && needsLook && noteLook()) return { kind: 'stale' };
    const startMs = host.monotonicMs();
    const asking = answers.answer(session, question, asked);
    asking.catch(() => {});
    if (!isKnown && needsLook) {
      // The question is on its way first: the server works while we look.
      await turn();
      noteLook();
    }
    const value = generation === asked ? await asking : undefined;
    if (generation !== asked) return { kind: 'stale' };
    if (question.mayBeKept) memory.note(key, value, host.monotonicMs() - startMs);
    return {
      kind: 'answered',
      answer: {
        value: value as T,
        environment: unit.environment(session),
        isUnchanged: (file) => tree.isUnchanged(file),
        generation: asked,
      },
    };
  }

  /** A cold server takes longer to start than all files take to be read. */
  async function recall<T>({ key, mayBeKept, arrivedMs }: Question<T>): Promise<Answer<T> | undefined> {
    if (!mayBeKept || supervisor.current !== undefined || unit.environmentBefore === undefined)
      return undefined;
    if (lookedMs <= arrivedMs) noteLook();
    const asked = generation;
    const found = await memory.recall(key);
    if (found === undefined || generation !== asked) return undefined;
    return {
      value: found.value as T,
      environment: unit.environmentBefore,
      isUnchanged: (file) => tree.isUnchanged(file),
      generation: asked,
    };
  }

  async function disturbsOthers({ documents }: Pick<Question<unknown>, 'documents'>): Promise<boolean> {
    for (const { file } of documents) if (await unit.disturbs(file)) return true;
    return false;
  }

  async function inTurn<T>(question: Question<T>): Promise<Answer<T>> {
    const end = await speaking.take(question.alone === true || (await disturbsOthers(question)));
    try {
      return await answered(question);
    } finally {
      end();
    }
  }

  async function answered<T>(question: Question<T>): Promise<Answer<T>> {
    for (let rounds = 1; ; rounds += 1) {
      await told();
      const recalled = await recall(question);
      if (recalled !== undefined) return recalled;
      const last = rounds === MAX_ROUNDS;
      try {
        const outcome = await supervisor.run(async (session) => round(session, question));
        if (outcome.kind === 'answered') return outcome.answer;
      } catch (error) {
        if (last || !isPassing(error, question.signal)) throw error;
        await delay(PAUSE_MS * rounds);
      }
      if (last) throw unstableWorkspaceError(MAX_ROUNDS);
    }
  }

  return {
    workspaceFiles: async (session) => unit.workspaceFiles(session),
    get state() {
      return supervisor.state;
    },
    get version() {
      const session = supervisor.current;
      return session === undefined ? null : (unit.environment(session).server?.version ?? null);
    },
    // A server that is only starting is not waited for either.
    async answer(question) {
      try {
        return await unlessAborted(inTurn(question), question.signal);
      } catch (error) {
        throw namedFailure(error, unit);
      }
    },
    async tellRenamed(move) {
      const session = supervisor.current;
      if (session === undefined || session.connection.ended) return;
      await tellRenamed(session, move, session.requestOptions).catch((error: unknown) => {
        host.log(`${unit.name}: ${messageOf(error)}`);
      });
    },
    async reload() {
      answers.clear();
      memory.forget();
      await telling.catch(() => {});
      telling = renew();
      await telling;
    },
    async [Symbol.asyncDispose]() {
      await telling.catch(() => {});
      // Nothing is told any more to a server that is about to end.
      const ended = supervisor[Symbol.asyncDispose]();
      if (!options.signal.aborted) await memory.keep();
      await ended;
    },
  };
}

/** Whether the server only asks to be asked again. */
function isPassing(error: unknown, signal: AbortSignal): boolean {
  if (!(error instanceof LanserError) || signal.aborted || isStopped(error)) return false;
  return error.code === 'E/CONTENT_MODIFIED' || error.code === 'E/REQUEST_CANCELLED';
}
