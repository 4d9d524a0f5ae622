import type { Session } from '../../lsp/session.ts';
import type { Question } from './question.ts';
/** Equal questions of one state of the workspace have one answer, those under way too. */
export interface SharedAnswers {
    has(key: string): boolean;
    /** The answer to an equal question where there is one; else whoever asks puts it for all. */
    answer<T>(session: Session, question: Question<T>, state: number): Promise<T>;
    clear(): void;
}
/** `stateNow` counts the states of the workspace. */
export declare function sharedAnswers(stateNow: () => number, put: <T>(session: Session, question: Question<T>) => Promise<T>): SharedAnswers;
