import type { TextPlace } from '../model/text-place.ts';
/** Why a text is no JSON that everybody reads alike. */
export interface JsonFault {
    readonly place: TextPlace;
    /** JSON pointer of what is wrong; '' where the text is no JSON. */
    readonly pointer: string;
    /** In words that go on after "expected". */
    readonly expected: string;
    /** A little of what stands there. */
    readonly found: string;
}
export type ReadJson = {
    readonly kind: 'read';
    readonly value: unknown;
} | {
    readonly kind: 'refused';
    readonly faults: readonly JsonFault[];
};
/** Reads a text that is one JSON document (RFC 8259) where every key stands once in its object. */
export declare function readJson(text: string): ReadJson;
/** Where the value of a path of keys begins in a JSON text. */
export declare function placesInJson(text: string): (keys: readonly string[]) => TextPlace | undefined;
