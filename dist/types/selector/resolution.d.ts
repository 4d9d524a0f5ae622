import type { Span } from '../syntax/definition.ts';
/** A place that a selector means. */
export interface ResolvedPlace {
    readonly uri: string;
    readonly span: Span;
    /** The declared name for structural selectors, the start of the span for the others. */
    readonly selection: Span;
}
export type Resolution = {
    readonly kind: 'resolved';
    readonly place: ResolvedPlace;
}
/** All of them, in source order. */
 | {
    readonly kind: 'ambiguous';
    readonly places: readonly ResolvedPlace[];
    readonly reason: string;
} | {
    readonly kind: 'missing';
    readonly reason: string;
}
/** A coordinate that lies inside a character. */
 | {
    readonly kind: 'inside-character';
    readonly reason: string;
};
export declare function missing(reason: string): Resolution;
/** None is missing, one is resolved, several are ambiguous. */
export declare function oneOf(places: readonly ResolvedPlace[], reasons: {
    readonly none: string;
    readonly several: string;
}): Resolution;
export declare function emptyAt(uri: string, offset: number): ResolvedPlace;
