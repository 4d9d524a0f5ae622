import { type Assertion, type NodeId } from '../assertion.ts';
import { type Dialect } from '../../dialect.ts';
import { type Json, type JsonObject } from '../../json.ts';
/** An assertion with the keyword that it stands under. */
export interface Part {
    readonly keyword: string;
    readonly assertion: Assertion;
    /** Of `items` and `properties`: the keyword of the first components, and that of the rest where there is one. */
    readonly keywords?: {
        readonly prefix: string;
        readonly rest?: string;
    };
}
/** Reads the schema that stands at a place below the present one. */
export type Child = (...parts: readonly (string | number)[]) => NodeId;
export declare const ALWAYS: NodeId;
export declare const NEVER: NodeId;
/** What one schema object says, but for references and what has not been evaluated. */
export declare function readKeywords(schema: JsonObject, dialect: Dialect, child: Child): Part[];
/** The names that each name brings with it: `dependentRequired`, and the old `dependencies`. */
export declare function dependentNames(schema: JsonObject, dialect: Dialect): readonly (readonly [string, string, readonly string[]])[];
export declare function valuesAssertion(values: readonly Json[]): Assertion;
