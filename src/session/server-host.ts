import path from 'node:path';
import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises';
import { unlessAborted, withinDeadline, type RequestOptions } from '../lsp/deadline.ts';
import type { Session } from '../lsp/session.ts';
import { supervise, type SupervisorState } from '../lsp/supervisor.ts';
import type { BundleEnvironment } from '../model/bundle.ts';
import type { Host } from '../model/host.ts';
import { LanserError, messageOf } from '../model/lanser-error.ts';
import type { ServerView } from '../operation/server-view.ts';
import { watchTree } from '../workspace/watched-tree.ts';
import { answerMemory } from './answer-memory.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { openSet, type OpenSet, type OpenText } from './open-set.ts';
import type { ServerUnit } from './server-unit.ts';

export interface Question<T> {
  /** Equal questions have equal keys, and equal answers as long as nothing changes. */
  readonly key: string;
  /** Whether the answer is JSON that names no path of the machine, and may serve another process. */
  readonly mayBeKept: boolean;
  readonly documents: readonly OpenText[];
  /** When it came, by {@link Host.monotonicMs}: what was written before that is seen. */
  readonly arrivedMs: number;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly ask: (view: ServerView) => Promise<T>;
}

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
  /** Forgets every answer; the next question is put to a new server. */
  reload(): Promise<void>;
}

export interface ServerHostOptions {
  readonly host: Host;
  /** The workspace's folder, which is watched whole: projects of it may use each other's files. */
  readonly workspaceRoot: string;
  readonly makeUnit: () => Promise<ServerUnit>;
  /** Where answers are kept for later processes. */
  readonly kept: KeptAnswers | undefined;
  readonly signal: AbortSignal;
}

/** How often a question is put again because the workspace did not keep still, or the server asks for it. */
const MOST_ROUNDS = 5;
const PAUSE_MS = 50;
const MOST_ANSWERS = 5000;

export async function openServerHost(options: ServerHostOptions): Promise<ServerHost> {
  const { host, makeUnit } = options;
  let unit = await makeUnit();
  const tree = watchTree(
    options.workspaceRoot,
    (name) => unit.isWatched(name),
    () => host.now(),
  );
  let lookedMs = -1;
  /** Counts the states of the workspace that were seen. */
  let generation = 0;
  let telling: Promise<void> = Promise.resolve();
  const answers = new Map<string, Promise<unknown>>();
  const sets = new WeakMap<Session, OpenSet>();

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
    return true;
  }

  /** A configuration that is broken by now is the next question's error. */
  async function renew(): Promise<void> {
    await supervisor.reset();
    unit = await makeUnit();
  }

  async function tell(session: Session, changes: Parameters<ServerUnit['tell']>[1]): Promise<void> {
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

  function setOf(session: Session): OpenSet {
    const known = sets.get(session) ?? openSet(session, unit);
    sets.set(session, known);
    return known;
  }

  type Round<T> = { readonly kind: 'stale' } | { readonly kind: 'answered'; readonly answer: Answer<T> };

  async function round<T>(session: Session, question: Question<T>): Promise<Round<T>> {
    const { key, arrivedMs } = question;
    const asked = generation;
    const needsLook = lookedMs <= arrivedMs;
    const known = answers.get(key) as Promise<T> | undefined;
    if (known !== undefined && needsLook && noteLook()) return { kind: 'stale' };
    const startMs = host.monotonicMs();
    const asking = shared(session, question, asked);
    asking.catch(() => {});
    if (known === undefined && needsLook) {
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

  /** The answer to an equal question where there is one; else whoever asks puts it for all. */
  async function shared<T>(session: Session, question: Question<T>, asked: number): Promise<T> {
    const { key } = question;
    const known = answers.get(key) as Promise<T> | undefined;
    if (known !== undefined) return joined(known, session, question, asked);
    const asking = put(session, question);
    // What is asked of an earlier state is nobody else's answer.
    if (generation !== asked) return asking;
    if (answers.size >= MOST_ANSWERS) answers.clear();
    answers.set(key, asking);
    asking.catch(() => {
      if (answers.get(key) === asking) answers.delete(key);
    });
    return asking;
  }

  /** Puts the question again where whoever asked has gone away, and waits no longer than it may take. */
  async function joined<T>(
    known: Promise<T>,
    session: Session,
    question: Question<T>,
    asked: number,
  ): Promise<T> {
    const answer = known.catch(async () => shared(session, question, asked));
    return withinDeadline(answer, 'answer an equal request', session.connection.crashed, question);
  }

  async function put<T>(session: Session, question: Question<T>): Promise<T> {
    const { documents, timeoutMs, signal } = question;
    const set = setOf(session);
    const holding = set.hold(documents);
    try {
      await withinDeadline(holding, 'take the documents', session.connection.crashed, question);
      const value = await wellFormed(question.ask(viewOf(unit, session, { timeoutMs, signal })), unit);
      if (!set.holds(documents)) throw restless(1);
      return value;
    } finally {
      holding.then(
        (release) => release(),
        () => {},
      );
    }
  }

  async function answered<T>(question: Question<T>): Promise<Answer<T>> {
    for (let rounds = 1; ; rounds += 1) {
      await told();
      const recalled = await recall(question);
      if (recalled !== undefined) return recalled;
      const last = rounds === MOST_ROUNDS;
      try {
        const outcome = await supervisor.run(async (session) => round(session, question));
        if (outcome.kind === 'answered') return outcome.answer;
      } catch (error) {
        if (last || !isPassing(error, question.signal)) throw error;
        await delay(PAUSE_MS * rounds);
      }
      if (last) throw restless(MOST_ROUNDS);
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
    answer: async (question) => unlessAborted(answered(question), question.signal),
    async reload() {
      answers.clear();
      memory.forget();
      await telling.catch(() => {});
      telling = renew();
      await telling;
    },
    async [Symbol.asyncDispose]() {
      await telling.catch(() => {});
      await Promise.all([memory.keep(), supervisor[Symbol.asyncDispose]()]);
    },
  };
}

function viewOf(unit: ServerUnit, session: Session, limits: RequestOptions): ServerView {
  const { name, roots, pullsDiagnostics, behaviour } = unit;
  return {
    name,
    session,
    roots,
    limits,
    pullsDiagnostics,
    behaviour,
    fact: (uri, reported) => unit.fact(uri, reported),
  };
}

/** Whether the server only asks to be asked again. */
function isPassing(error: unknown, signal: AbortSignal): boolean {
  if (!(error instanceof LanserError) || signal.aborted) return false;
  return error.code === 'E/CONTENT_MODIFIED' || error.code === 'E/REQUEST_CANCELLED';
}

/** What reads an answer stumbles where it has not the shape that the protocol gives it. */
async function wellFormed<T>(reading: Promise<T>, { name }: ServerUnit): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const message = `${name} gave an answer that is none of the protocol's.`;
    throw new LanserError('E/LS_CRASH', message, { server: name, method: null }, error);
  }
}

function restless(attempts: number): LanserError {
  return new LanserError(
    'E/CONTENT_MODIFIED',
    `Files changed during each of ${attempts} attempts to answer. Try again when nothing writes into the workspace.`,
    { attempts },
  );
}
