import type { SourceDocument } from '../selector/source.ts';
import type { Candidate } from './candidate.ts';
import { type Scope } from './outline.ts';
import type { RelocationSource } from './source.ts';
import { type Target } from './target.ts';
/**
 * Candidates in other documents than the target's own: where the class or function that holds it went,
 * or, where its document is gone, the document that has most of what was in it.
 *
 * @param lost the scopes around the target that have no match in its own document, from the outside in.
 */
export declare function candidatesElsewhere(before: SourceDocument, target: Target, lost: readonly Scope[], isGone: boolean, source: RelocationSource): Promise<readonly Candidate[]>;
/** The scopes around a target that have no match, from the outside in; all where nothing is matched. */
export declare function lostScopes(target: Target, isMatched: (scope: Scope) => boolean): readonly Scope[];
