import type { Session } from '../../lsp/session.ts';
import type { ServerUnit } from './server-unit.ts';
/** The text of a file, under which a question about it is asked. */
export interface OpenText {
    /** Absolute. */
    readonly file: string;
    readonly text: string;
}
/** The documents that a session holds open: those of the questions under way, and a few more. */
export interface OpenSet {
    /** Opens documents with their present texts; the result lets go of them. */
    hold(documents: readonly OpenText[]): Promise<() => void>;
    /** Whether the server still has them as they were given to `hold`. */
    holds(documents: readonly OpenText[]): boolean;
    /** Closes documents of these files (absolute): the server reads them from disk again. */
    drop(files: readonly string[]): Promise<void>;
}
export declare function openSet(session: Session, unit: ServerUnit): OpenSet;
