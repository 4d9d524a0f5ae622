import type { SourceDocument } from '../selector/source.ts';
import type { Span } from '../syntax/definition.ts';
export interface SimilarRun {
    readonly span: Span;
    /** Of the k-grams of both, those in common. */
    readonly share: number;
}
/**
 * Runs of logical lines, as many lines as a text has, that share its winnowed k-grams. Of runs that
 * overlap only the one that is most like the text: the others are parts of it.
 */
export declare function similarRuns(document: SourceDocument, wanted: string): readonly SimilarRun[];
