import type { SourceDocument } from '../selector/source.ts';
import type { Target } from './target.ts';
/** Where a target of the old document may be in a new one. */
export interface Search {
    readonly before: SourceDocument;
    readonly after: SourceDocument;
    readonly target: Target;
    /** How much the new document is the old one's module; 1 for the same file. */
    readonly module: number;
    /** How near the documents are; for the same one the places in it are compared. */
    readonly near?: number;
}
