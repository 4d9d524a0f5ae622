import type { ServerView } from './server-view.ts';
/**
 * An answer that depends on the whole workspace, settled: a server that is still reading answers with what
 * it has seen, so it is asked when it says that it works no longer, and again until two answers are the same.
 *
 * @throws LanserError E/INCONCLUSIVE where no two answers are.
 */
export declare function settledAnswer<T>(view: ServerView, what: string, ask: () => Promise<T>): Promise<T>;
