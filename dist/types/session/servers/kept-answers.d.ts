/**
 * Answers on disk, for the next process: each under a hash of everything that it depends on, and with a
 * hash of its own, so that a damaged file is none.
 */
export interface KeptAnswers {
    /** `state` stands for the files, the server and the environment. Undefined where nothing is kept. */
    get(state: string, question: string): Promise<{
        readonly value: unknown;
    } | undefined>;
    put(state: string, answers: Iterable<readonly [question: string, value: unknown]>): Promise<void>;
}
export declare function openKeptAnswers(folder: string): KeptAnswers;
/** Removes every kept answer; undefined where none are kept. */
export declare function clearAnswers(folder: string | undefined): Promise<void>;
