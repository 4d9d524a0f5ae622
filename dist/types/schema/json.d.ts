/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
    readonly [name: string]: Json;
}
export declare function isJsonObject(value: unknown): value is JsonObject;
/** Equal texts for equal values: members in order of their names, 1 and 1.0 alike. */
export declare function keyOf(value: Json): string;
/** An object of these members; a member may be called `__proto__`. */
export declare function objectOf(members: Iterable<readonly [string, Json]>): JsonObject;
/** The value's own member; undefined where it has none of that name. */
export declare function memberOf(object: JsonObject, name: string): Json | undefined;
/** JSON Schema counts code points. */
export declare function lengthOf(text: string): number;
export declare function pointerTo(base: string, ...parts: readonly (string | number)[]): string;
