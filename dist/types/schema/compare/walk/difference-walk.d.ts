import type { Asked, Decide, Standpoint, Walker, Wrap } from './question.ts';
import type { Source, Sources } from './source-parts.ts';
/**
 * Walks through two schemas side by side. Every value of the old schema is of the new one where none
 * fails what the new one asks: of the whole value, of each of its parts, and in each alternative. So the
 * one question falls apart into many, each with a place; only those about something that differs are asked.
 */
export declare class DifferenceWalk implements Walker {
    /** Some pair was passed over because it was met before. */
    passedOver: boolean;
    readonly sources: Sources;
    readonly reversed: boolean;
    /** What was found out about a pair; of one that is under way, that nothing speaks against it. */
    private readonly seen;
    private readonly decide;
    constructor(sources: Sources, reversed: boolean, decide: Decide);
    walk(old: Source, next: Source, wrap: Wrap): boolean;
    private compare;
    ask({ old, wrap }: Standpoint, { pointer, reason, node, changed }: Asked): boolean;
    private part;
    private reason;
}
