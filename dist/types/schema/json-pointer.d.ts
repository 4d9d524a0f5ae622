/** A part as it stands in a JSON pointer (RFC 6901). */
export declare function pointerPart(key: string | number): string;
export declare function pointerParts(pointer: string): readonly string[];
/** What stands at a pointer; undefined where nothing does. */
export declare function valueAt(document: unknown, pointer: string): unknown;
/** Orders pointers by where their places begin in a document. */
export declare function placeOrder(document: unknown): (left: string, right: string) => number;
