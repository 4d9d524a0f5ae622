import { type Assertion, type NodeId, type TypeName } from '../assertion.ts';
import { type Json } from '../../json.ts';
import type { Universe } from '../universe.ts';
/** True, false, or not to be known. */
export type Truth = boolean | undefined;
export declare function typeNameOf(value: Json): TypeName;
/** Whether a value is of a node. */
export declare function holds(universe: Universe, node: NodeId, value: Json): Truth;
/** The schemas of the member of a name; undefined among them where a pattern cannot be read. */
export declare function schemasOf({ names, patterns, rest }: Extract<Assertion, {
    kind: 'properties';
}>, name: string): readonly (NodeId | undefined)[];
