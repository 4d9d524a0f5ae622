import { setTimeout as delay } from 'node:timers/promises';
import { within } from '../model/time-limit.ts';
import { failureOf, type Failure } from './failure.ts';

/** How long what goes wrong may last, in milliseconds. */
export interface PatienceLimits {
  /** For one answer. */
  readonly answerMs: number;
  /** For all failed attempts and all waiting of a connection together. */
  readonly lostMs: number;
  /** Before the first repetition; each further one waits twice as long. */
  readonly backoffMs: number;
  /** How often the same thing is tried. */
  readonly attempts: number;
}

const LIMITS: PatienceLimits = { answerMs: 15_000, lostMs: 60_000, backoffMs: 1000, attempts: 4 };
/** What GitHub asks for where it names no time. */
const SECONDARY_LIMIT_MS = 60_000;
/** An attempt has this long also where the time for failures is used up. */
const LAST_ANSWER_MS = 5000;

/**
 * Repeats what GitHub or the network did not answer. The plugins of octokit repeat a POST whose answer was
 * lost, and wait where nobody can end it; here a repetition must be safe, and all of it has one bound.
 */
export class Patience {
  readonly #signal: AbortSignal;
  readonly #clock: { now(): number; monotonicMs(): number };
  readonly #limits: PatienceLimits;
  #lostMs = 0;

  constructor(
    signal: AbortSignal,
    clock: { now(): number; monotonicMs(): number },
    limits: Partial<PatienceLimits> = {},
  ) {
    this.#signal = signal;
    this.#clock = clock;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** One request. What is not repeatable is sent again only where GitHub says that it did nothing. */
  async request<T>(send: (signal: AbortSignal) => Promise<T>, repeatable: boolean): Promise<T> {
    const timed = async (): Promise<T> => {
      const startMs = this.#clock.monotonicMs();
      try {
        return await within(this.#answerMs(), this.#signal, send);
      } catch (error) {
        this.#lostMs += this.#clock.monotonicMs() - startMs;
        throw error;
      }
    };
    return this.#repeat(timed, ({ kind }) => kind === 'limited' || (repeatable && kind === 'unanswered'));
  }

  /**
   * Several requests that look at what is there, and then do what is missing: where an answer was lost, they
   * look again.
   */
  async converge<T>(procedure: () => Promise<T>): Promise<T> {
    return this.#repeat(procedure, ({ kind }) => kind === 'unanswered');
  }

  async #repeat<T>(work: () => Promise<T>, mayRepeat: (failure: Failure) => boolean): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        const failure = failureOf(error);
        const waitMs = this.#waitMs(failure, attempt);
        const isLast = attempt >= this.#limits.attempts || this.#signal.aborted || !mayRepeat(failure);
        if (isLast || this.#lostMs + waitMs > this.#limits.lostMs) throw error;
        this.#lostMs += waitMs;
        await delay(waitMs, undefined, { signal: this.#signal });
      }
    }
  }

  #waitMs(failure: Failure, attempt: number): number {
    if (failure.kind !== 'limited') return this.#limits.backoffMs * 2 ** (attempt - 1);
    if (failure.retryAfterMs !== undefined) return failure.retryAfterMs;
    // A second more: the two clocks need not agree.
    if (failure.resetMs !== undefined) return Math.max(0, failure.resetMs - this.#clock.now()) + 1000;
    return SECONDARY_LIMIT_MS;
  }

  #answerMs(): number {
    return Math.min(
      this.#limits.answerMs,
      Math.max(this.#limits.lostMs - this.#lostMs, LAST_ANSWER_MS, this.#limits.backoffMs),
    );
  }
}
