import type { Standpoint, Walker } from './question.ts';
import type { SourcePart } from './source-parts.ts';
/** Members by their name, then those that match a pattern, then all others. */
export declare function memberDifferences(walker: Walker, at: Standpoint, part: SourcePart, before: readonly SourcePart[]): boolean;
