import { setTimeout as delay } from 'node:timers/promises';
import type { Session } from '../lsp/session.ts';
import { anySignal } from '../model/any-signal.ts';
import { abortError, LanserError } from '../model/lanser-error.ts';

export type SupervisorState = 'stopped' | 'running' | 'failed';

/** A supervisor of one server. Replaces the server after a crash or a timeout, at most twice in a row. */
export interface Supervisor extends AsyncDisposable {
  readonly state: SupervisorState;
  readonly current: Session | undefined;
  /** True from the beginning of a start to its end. */
  readonly isStarting: boolean;
  /**
   * Runs work that can safely run twice. Runs it once more with a new server after a crash, but not after a timeout.
   *
   * @throws LanserError E/LS_CRASH after the second crash of this work, or if the server has failed three times in a
   * row; E/REQUEST_CANCELLED after disposal, or if `reset` interrupts the start; other errors of the start and work.
   */
  run<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** Replaces a session with its continuation; see {@link Session.startOver}. */
  replace(session: Session, next: Session): void;
  /** Ends the server. The next work starts a new one, even after three failures in a row. */
  reset(): Promise<void>;
}

const MAX_CRASHES = 3;
const FIRST_PAUSE_MS = 100;

/** Creates a supervisor. `start` waits until the server is ready or the start is aborted. */
export function supervise(start: (signal: AbortSignal) => Promise<Session>, signal: AbortSignal): Supervisor {
  let starting: Promise<Session> | undefined;
  /** Aborts the current start if `reset` or disposal interrupts it. */
  let abandon = new AbortController();
  const closing = new AbortController();
  let current: Session | undefined;
  let crashes = 0;
  let lastCrash: unknown;
  const ending: PromiseLike<void>[] = [];

  async function open(): Promise<Session> {
    const abandoned = abandon.signal;
    const ends = anySignal([signal, abandoned]);
    if (crashes > 0) {
      await delay(FIRST_PAUSE_MS * 2 ** (crashes - 1), undefined, { signal: ends }).catch(() => {});
    }
    try {
      if (ends.aborted) throw abortError(ends);
      const session = await start(ends);
      if (abandoned.aborted) {
        await session[Symbol.asyncDispose]();
        throw abortError(ends);
      }
      current = session;
      return session;
    } catch (error) {
      if (abandoned.aborted) throw startedAnew();
      starting = undefined;
      if (isCrash(error, undefined) || isTimeout(error)) {
        crashes += 1;
        lastCrash = error;
      }
      throw error;
    }
  }

  async function endCurrent(): Promise<void> {
    const last = current;
    const opening = last === undefined ? starting : undefined;
    starting = undefined;
    current = undefined;
    if (opening !== undefined) {
      abandon.abort();
      abandon = new AbortController();
    }
    await opening?.catch(() => {});
    await last?.[Symbol.asyncDispose]();
  }

  function retire(session: Session, hasTimedOut: boolean): void {
    if (current !== session) return;
    starting = undefined;
    current = undefined;
    crashes += 1;
    // A server that did not respond in time may not respond to `shutdown` either.
    ending.push(hasTimedOut ? session.abandon() : session[Symbol.asyncDispose]());
  }

  return {
    get state() {
      if (crashes >= MAX_CRASHES) return 'failed';
      return current === undefined || current.connection.ended ? 'stopped' : 'running';
    },
    get current() {
      return current;
    },
    get isStarting() {
      return current === undefined && starting !== undefined;
    },
    async run(work) {
      for (let attempt = 1; ; attempt += 1) {
        if (closing.signal.aborted) throw abortError(closing.signal);
        if (crashes >= MAX_CRASHES) throw givenUp(lastCrash);
        starting ??= open();
        const opening = starting;
        let session: Session | undefined;
        try {
          session = await opening;
          const result = await work(session);
          crashes = 0;
          return result;
        } catch (error) {
          if (closing.signal.aborted) throw abortError(closing.signal);
          const hasCrashed = isCrash(error, session);
          const hasTimedOut = isTimeout(error);
          if (session !== undefined && (hasCrashed || hasTimedOut)) {
            lastCrash = error;
            retire(session, hasTimedOut);
          }
          if (!hasCrashed || attempt === 2) throw error;
        }
      }
    },
    replace(session, next) {
      if (current !== session) return;
      current = next;
      starting = Promise.resolve(next);
    },
    async reset() {
      crashes = 0;
      await endCurrent();
    },
    async [Symbol.asyncDispose]() {
      closing.abort();
      await endCurrent();
      await Promise.all(ending);
    },
  };
}

/** Returns true if the server did not start, has exited, or violated the protocol outside of a response. */
function isCrash(error: unknown, session: Session | undefined): boolean {
  if (!(error instanceof LanserError) || error.code !== 'E/LS_CRASH') return false;
  return session === undefined || session.connection.ended || !('method' in error.details);
}

/** Returns true for a timeout. It counts as a failure, because the whole server, and not only a request, may hang. */
function isTimeout(error: unknown): boolean {
  return error instanceof LanserError && error.code === 'E/LS_TIMEOUT';
}

function startedAnew(): LanserError {
  return new LanserError('E/REQUEST_CANCELLED', 'The language server was restarted. Send the request again.');
}

function givenUp(last: unknown): LanserError {
  const { details = {}, cause } = last instanceof LanserError ? last : {};
  const reason = details['reason'] === undefined ? {} : { reason: details['reason'] };
  return new LanserError(
    'E/LS_CRASH',
    `The language server failed ${MAX_CRASHES} times in a row. Reload the workspace to start it again.`,
    { ends: MAX_CRASHES, ...reason },
    { cause },
  );
}
