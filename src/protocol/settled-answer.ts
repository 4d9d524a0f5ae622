import { withinDeadline } from '../lsp/deadline.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { ServerView } from './server-view.ts';

const MAX_ROUNDS = 10;

/**
 * Repeats a request until two consecutive answers are equal and the server is idle. While a server indexes the
 * workspace, answers such as references are incomplete. A server with the quirk `answersDuringWork` need not
 * be idle.
 *
 * @param subject the plural name of the answers in the message, for example "references".
 * @param isOneEnough true to return the first answer after which the server is idle.
 * @throws LanserError E/INCONCLUSIVE if no answer is stable within {@link MAX_ROUNDS} requests; the errors of
 * {@link untilIdle} and of `send`.
 */
export async function settledAnswer<T>(
  view: ServerView,
  subject: string,
  send: () => Promise<T>,
  isOneEnough = false,
): Promise<T> {
  const { session, name, quirks } = view;
  let last: string | undefined;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await untilIdle(view);
    const answer = await send();
    const now = isOneEnough ? last : JSON.stringify(answer);
    if (now === last && (quirks.answersDuringWork === true || !session.work.busy)) return answer;
    last = now;
  }
  throw unstable(`${name} did not return stable ${subject} in ${MAX_ROUNDS} requests.`, name, MAX_ROUNDS);
}

/** Creates the error for answers that are not stable after the given number of rounds. */
export function unstable(message: string, server: string, rounds: number): LanserError {
  return new LanserError('E/INCONCLUSIVE', message, { server, rounds }, { hint: 'choose-server' });
}

/**
 * Waits for the end of all work that the server reports by `$/progress`, such as indexing. Does not wait with the
 * quirk `answersDuringWork`. Throws the errors of {@link withinDeadline}.
 */
export async function untilIdle({ session, limits, quirks }: ServerView): Promise<void> {
  if (quirks.answersDuringWork === true) return;
  await withinDeadline(session.work.idle(), 'finish indexing', session.connection.crashed, limits);
}
