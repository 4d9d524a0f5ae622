import type { ServerView } from '../protocol/server-view.ts';
import type { LeasedText } from './document-leases.ts';

export interface Query<T> {
  /** Queries with equal keys have equal answers as long as no file changes. */
  readonly key: string;
  /** True if the answer is JSON without paths of this machine. Then other processes may use the answer. */
  readonly isCacheable: boolean;
  readonly documents: readonly LeasedText[];
  /** The request's arrival time, by {@link Host.monotonicMs}. The answer reflects all earlier writes to files. */
  readonly arrivedMs: number;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** True to run alone, for example because the query changes documents temporarily. Default: false. */
  readonly isExclusive?: boolean;
  readonly send: (view: ServerView) => Promise<T>;
}
