import type { CompatVerdict } from '../../../model/comparison.ts';
import type { NodeId } from '../assertion.ts';
import type { Source, Sources } from './source-parts.ts';
/** A question to be decided: can a value of the old schema fail to be of a node, at some place? */
export interface Question {
    /** Where the keyword stands in the new schema, or in the old one where it is gone. */
    readonly pointer: string;
    readonly reason: string;
    /** What the old schema says about the values at this place. */
    readonly local: NodeId;
    /** What the new schema asks of them, and what that means for a whole document. */
    readonly asked: NodeId;
    readonly whole: NodeId;
    /** Whether the keyword itself differs; else the question comes from a change beside it. */
    readonly changed: boolean;
}
/** Decides a question and keeps it. */
export type Decide = (question: Question) => CompatVerdict;
/** From what is asked at a place to what that means for the document. */
export type Wrap = (node: NodeId) => NodeId;
/** A place in both schemas: the old one that is compared there, and how the place is reached. */
export interface Standpoint {
    readonly old: Source;
    readonly wrap: Wrap;
}
export interface Asked {
    readonly pointer: string;
    readonly reason: string;
    readonly node: NodeId;
    /** Default: true. */
    readonly changed?: boolean;
}
/** Compares what two schemas say at a place; each gives whether everything is compatible. */
export interface Walker {
    readonly sources: Sources;
    /** The schema that is called old here is the later one. */
    readonly reversed: boolean;
    walk(old: Source, next: Source, wrap: Wrap): boolean;
    ask(at: Standpoint, asked: Asked): boolean;
}
