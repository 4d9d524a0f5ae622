import { setTimeout as delay } from 'node:timers/promises';
import type { Host } from '../model/host.ts';
import { within } from '../model/time-limit.ts';
import { failureOf, type Failure } from './failure.ts';

/** Limits of requests and their retries. Times are in milliseconds. */
export interface RetryLimits {
  /** The time limit for one response. */
  readonly answerMs: number;
  /** The limit of a {@link RetryPolicy} for all failed attempts and waits. No wait starts that would exceed it. */
  readonly retryBudgetMs: number;
  /**
   * The wait after the first attempt. The wait doubles with each further attempt. After a rate limit, the wait comes
   * from GitHub's response, or is {@link SECONDARY_LIMIT_MS}.
   */
  readonly backoffMs: number;
  /** The maximum number of attempts of the same work, including the first. */
  readonly attempts: number;
}

/** The budget exceeds {@link SECONDARY_LIMIT_MS}, so that a request can be repeated after this wait. */
const LIMITS: RetryLimits = { answerMs: 15_000, retryBudgetMs: 90_000, backoffMs: 1000, attempts: 4 };
/** The wait after a rate limit whose response has no wait or reset time. GitHub recommends at least 60 seconds. */
const SECONDARY_LIMIT_MS = 60_000;
/** An attempt's time limit if less budget remains. A longer `backoffMs` raises it; a shorter `answerMs` lowers it. */
const LAST_ANSWER_MS = 5000;

/**
 * The rules for repeating failed requests, so that no request takes effect twice. Octokit's retry plugins are
 * unsuitable: they repeat a POST whose response was lost, and their waits cannot be aborted.
 */
export class RetryPolicy {
  readonly #signal: AbortSignal;
  readonly #clock: Pick<Host, 'monotonicMs' | 'now'>;
  readonly #limits: RetryLimits;
  #lostMs = 0;

  constructor(
    signal: AbortSignal,
    clock: Pick<Host, 'monotonicMs' | 'now'>,
    limits: Partial<RetryLimits> = {},
  ) {
    this.#signal = signal;
    this.#clock = clock;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Sends a request. Repeats it after a rate limit; if `repeatable`, also after a lost response or server error. */
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
    return this.#repeat(timed, ({ kind }) => kind === 'limited' || (repeatable && kind === 'uncertain'));
  }

  /**
   * Runs requests that read the current state and then make the missing changes. After a missing response or a server
   * error, repeats all requests, because the failed request may have had an effect.
   */
  async converge<T>(procedure: () => Promise<T>): Promise<T> {
    return this.#repeat(procedure, ({ kind }) => kind === 'uncertain');
  }

  async #repeat<T>(work: () => Promise<T>, mayRepeat: (failure: Failure) => boolean): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        const failure = failureOf(error);
        const waitMs = this.#waitMs(failure, attempt);
        const isLast = attempt >= this.#limits.attempts || this.#signal.aborted || !mayRepeat(failure);
        if (isLast || this.#lostMs + waitMs > this.#limits.retryBudgetMs) throw error;
        this.#lostMs += waitMs;
        await delay(waitMs, undefined, { signal: this.#signal });
      }
    }
  }

  #waitMs(failure: Failure, attempt: number): number {
    if (failure.kind !== 'limited') return this.#limits.backoffMs * 2 ** (attempt - 1);
    if (failure.retryAfterMs !== undefined) return failure.retryAfterMs;
    // Waits one second longer, because GitHub's clock and this machine's clock may differ.
    if (failure.resetMs !== undefined) return Math.max(0, failure.resetMs - this.#clock.now()) + 1000;
    return SECONDARY_LIMIT_MS;
  }

  #answerMs(): number {
    return Math.min(
      this.#limits.answerMs,
      Math.max(this.#limits.retryBudgetMs - this.#lostMs, LAST_ANSWER_MS, this.#limits.backoffMs),
    );
  }
}
