import type { SourceDocument } from '../selector/source.ts';
import type { ScopeMatches } from './scope-match.ts';
import { type UnitMatch } from './match-units.ts';
import { type Scope, type Unit } from './outline.ts';
/** An old document and the new one in which its code is looked for. */
export interface DocumentPair {
    readonly before: SourceDocument;
    readonly after: SourceDocument;
    readonly scopes: ScopeMatches;
    /** The logical lines of an old scope that has a match. */
    units(scope: Scope): ReadonlyMap<Unit, UnitMatch>;
    /** The new document's logical lines that no old one in a matched scope is found in, by their keys. */
    newUnits(): ReadonlyMap<string, readonly Unit[]>;
}
/** Made once for two documents, as long as both are in use. */
export declare function documentPair(before: SourceDocument, after: SourceDocument): DocumentPair;
