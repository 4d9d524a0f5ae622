import type { ServerView } from '../../../operation/server-view.ts';
import type { LineIndex } from '../../../text/line-index.ts';
/** What the server says that a name means. */
export interface Meaning {
    /** Modules of the workspace, by their places. */
    readonly modules: ReadonlySet<string>;
    /** Whether it means nothing but one module. */
    readonly isOne: boolean;
    readonly isKnown: boolean;
}
/** Asks the server what stands at an offset of a file, once. */
export type AskMeaning = (uri: string, lines: LineIndex, offset: number) => Promise<Meaning>;
export declare function meanings(view: ServerView, root: string): AskMeaning;
