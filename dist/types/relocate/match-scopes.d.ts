import type { SourceDocument } from '../selector/source.ts';
import { type ScopeMatches } from './scope-match.ts';
/** Pairs the scopes of two versions of a document: by their names first, then by what is in them. */
export declare function matchScopes(before: SourceDocument, after: SourceDocument): ScopeMatches;
