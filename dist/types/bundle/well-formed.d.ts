/**
 * A JSON value whose texts, the names of members too, have no halves of characters: those have no canonical
 * form, and servers and callers may send them all the same.
 */
export declare function wellFormed<T>(value: T): T;
