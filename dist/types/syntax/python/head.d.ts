import type { Enclosing } from '../bound-name.ts';
import type { Definition } from '../definition.ts';
import type { TextParser } from '../tree-sitter.ts';
/** What the head of a compound statement says without its suite. */
export interface Head {
    readonly definitions: readonly Definition[];
    /** What the suite's names stand in; the path is the definition's own where there is one. */
    readonly inner: Enclosing;
}
/** Reads a head that may be broken itself: without its colon, or with a bracket left open. */
export declare function readHead(parser: TextParser, head: string, indent: string, enclosing: Enclosing): Head;
