import { withinDeadline } from '../lsp/deadline.ts';
import type { Session } from '../lsp/session.ts';
import type { Query } from './query.ts';

/** The answers about one state of the workspace. Equal queries share one answer, even before it arrives. */
export interface SharedAnswers {
  has(key: string): boolean;
  /**
   * Returns the answer to an equal query, or sends this query. `state` is the number of the state when the query
   * began. Shares the new answer only if this state is still current when the query is sent.
   */
  answer<T>(session: Session, query: Query<T>, state: number): Promise<T>;
  clear(): void;
}

const MAX_ANSWERS = 5000;

/** Creates an empty collection of answers. `stateNow` returns the number of the workspace's current state. */
export function sharedAnswers(
  stateNow: () => number,
  send: <T>(session: Session, query: Query<T>) => Promise<T>,
): SharedAnswers {
  const answers = new Map<string, Promise<unknown>>();

  async function shared<T>(session: Session, query: Query<T>, stateAtStart: number): Promise<T> {
    const { key } = query;
    const cached = answers.get(key) as Promise<T> | undefined;
    if (cached !== undefined) return joined(cached, session, query, stateAtStart);
    const sent = send(session, query);
    if (stateNow() !== stateAtStart) return sent;
    if (answers.size >= MAX_ANSWERS) answers.clear();
    answers.set(key, sent);
    sent.catch(() => {
      if (answers.get(key) === sent) answers.delete(key);
    });
    return sent;
  }

  /**
   * Waits for `cached`, the answer to an equal query, within the time limit of this query. If the equal query fails
   * or is cancelled, joins a newer equal query, or sends this query.
   */
  async function joined<T>(
    cached: Promise<T>,
    session: Session,
    query: Query<T>,
    stateAtStart: number,
  ): Promise<T> {
    const answer = cached.catch(async () => shared(session, query, stateAtStart));
    return withinDeadline(answer, 'answer an equal request', session.connection.crashed, query);
  }

  return { has: (key) => answers.has(key), answer: shared, clear: () => answers.clear() };
}
