import type { Indexing, PositionSpec } from '../model/selector.ts';
import type { Span } from '../syntax/definition.ts';
import type { ResolvedPlace } from './resolution.ts';
import type { SourceDocument } from './source.ts';
/** A place for which a selector is made. */
export interface NamedPlace {
    readonly document: SourceDocument;
    readonly place: ResolvedPlace;
    /** The module name that leads to the document and to no other; undefined where none does. */
    readonly module: string | undefined;
    /** What the columns of the selector count. */
    readonly indexing: Indexing;
}
export type Created = {
    readonly kind: 'created';
    readonly spec: PositionSpec;
    /** What of the place the selector has to cover: all of it, or the name that stands for it. */
    readonly held: Span;
} | {
    readonly kind: 'refused';
    /** Completes "there is no … selector for this place: ". */
    readonly reason: string;
};
export declare function refused(reason: string): Created;
export declare function holds(outer: Span | null, inner: Span): boolean;
export declare function sameSpan(left: Span, right: Span): boolean;
