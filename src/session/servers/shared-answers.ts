import { withinDeadline } from '../../lsp/deadline.ts';
import type { Session } from '../../lsp/session.ts';
import type { Question } from './question.ts';

/** Equal questions of one state of the workspace have one answer, those under way too. */
export interface SharedAnswers {
  has(key: string): boolean;
  /** The answer to an equal question where there is one; else whoever asks puts it for all. */
  answer<T>(session: Session, question: Question<T>, state: number): Promise<T>;
  clear(): void;
}

const MAX_ANSWERS = 5000;

/** `stateNow` counts the states of the workspace. */
export function sharedAnswers(
  stateNow: () => number,
  put: <T>(session: Session, question: Question<T>) => Promise<T>,
): SharedAnswers {
  const answers = new Map<string, Promise<unknown>>();

  async function shared<T>(session: Session, question: Question<T>, asked: number): Promise<T> {
    const { key } = question;
    const known = answers.get(key) as Promise<T> | undefined;
    if (known !== undefined) return joined(known, session, question, asked);
    const asking = put(session, question);
    // What is asked of an earlier state is nobody else's answer.
    if (stateNow() !== asked) return asking;
    if (answers.size >= MAX_ANSWERS) answers.clear();
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

  return { has: (key) => answers.has(key), answer: shared, clear: () => answers.clear() };
}
