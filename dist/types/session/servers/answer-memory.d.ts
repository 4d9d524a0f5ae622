import type { WatchedTree } from '../../workspace/watched-tree.ts';
import type { KeptAnswers } from './kept-answers.ts';
/** What one server has answered in the present state of the workspace, and earlier processes in an equal one. */
export interface AnswerMemory {
    /** An answer of an earlier process; undefined where there is none for sure. */
    recall(question: string): Promise<{
        readonly value: unknown;
    } | undefined>;
    note(question: string, value: unknown, tookMs: number): void;
    /** The state is another one from now on. */
    forget(): void;
    /** Keeps for later processes what they would have to wait for. */
    keep(): Promise<void>;
}
/**
 * `fingerprint` stands for everything besides the watched files that answers depend on; undefined where
 * that is not known, and then nothing is kept. `look` says whether anything has changed.
 */
export declare function answerMemory(root: string, tree: WatchedTree, kept: KeptAnswers | undefined, fingerprint: () => Promise<string | undefined>, look: () => boolean): AnswerMemory;
