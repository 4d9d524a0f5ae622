import type { Assertion, NodeId } from '../assertion.ts';
import type { Standpoint, Walker } from './question.ts';
import type { SourcePart } from './source-parts.ts';
export type Choice = Extract<Assertion, {
    nodes: readonly NodeId[];
}>;
/** `anyOf` and `oneOf`. */
export declare function isChoice(assertion: Assertion): assertion is Choice;
/** Each alternative of the old schema has to be covered by those of the new one. */
export declare function choiceDifferences(walker: Walker, at: Standpoint, part: SourcePart, peer: SourcePart): boolean;
