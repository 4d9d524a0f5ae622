import type { Standpoint, Walker } from './question.ts';
import type { SourcePart } from './source-parts.ts';
/** Items by their index as far as one of the schemas goes by it, then all others. */
export declare function itemDifferences(walker: Walker, at: Standpoint, part: SourcePart, peer: SourcePart): boolean;
