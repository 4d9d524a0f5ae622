import { withinDeadline } from '../lsp/deadline.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { ServerView } from './server-view.ts';

/** How often a server may change its mind. */
const MOST_ROUNDS = 10;

/**
 * An answer that depends on the whole workspace, settled: a server that is still reading answers with what
 * it has seen, so it is asked when it says that it works no longer, and again until two answers are the same.
 *
 * @throws LanserError E/INCONCLUSIVE where no two answers are.
 */
export async function settledAnswer<T>(view: ServerView, what: string, ask: () => Promise<T>): Promise<T> {
  const { session, limits, name } = view;
  let last: string | undefined;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await withinDeadline(session.work.idle(), 'finish indexing', session.connection.crashed, limits);
    const answer = await ask();
    const now = JSON.stringify(answer);
    if (now === last && !session.work.busy) return answer;
    last = now;
  }
  throw new LanserError('E/INCONCLUSIVE', `${name} gives other ${what} each time.`, {
    server: name,
    rounds: MOST_ROUNDS,
  });
}
