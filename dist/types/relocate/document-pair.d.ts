import type { SourceDocument } from '../selector/source.ts';
import { type ScopeMatches } from './match-scopes.ts';
import { type UnitMatch } from './match-units.ts';
import type { Scope, Unit } from './outline.ts';
/** An old document and the new one in which its code is looked for. */
export interface DocumentPair {
    readonly before: SourceDocument;
    readonly after: SourceDocument;
    readonly scopes: ScopeMatches;
    /** The logical lines of an old scope that has a match. */
    units(scope: Scope): ReadonlyMap<Unit, UnitMatch>;
}
/** Made once for two documents, as long as both are in use. */
export declare function documentPair(before: SourceDocument, after: SourceDocument): DocumentPair;
