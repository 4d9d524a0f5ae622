import type { ServerView } from '../../protocol/server-view.ts';
import type { LeasedText } from './document-leases.ts';

export interface Question<T> {
  /** Equal questions have equal keys, and equal answers as long as nothing changes. */
  readonly key: string;
  /** Whether the answer is JSON that names no path of the machine, and may serve another process. */
  readonly mayBeKept: boolean;
  readonly documents: readonly LeasedText[];
  /** When it came, by {@link Host.monotonicMs}: what was written before that is seen. */
  readonly arrivedMs: number;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Nobody else asks meanwhile: the texts of documents are others for a while. Default: false. */
  readonly alone?: boolean;
  readonly ask: (view: ServerView) => Promise<T>;
}
