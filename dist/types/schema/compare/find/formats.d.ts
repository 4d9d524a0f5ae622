import type { Json } from '../../json.ts';
export declare function isKnownFormat(name: string): boolean;
/** Whether a string has a format, as the validators see it; undefined for formats that they do not know. */
export declare function formatOf(name: string): ((value: Json) => boolean) | undefined;
/** Whether every string of the first format is one of the second. */
export declare function isWider(narrow: string, wide: string): boolean;
/** The expression that a format is defined by, where it is one. */
export declare function expressionOf(name: string): RegExp | undefined;
export declare function samplesOf(format: string): readonly string[];
/** Strings that belong to few formats or none. */
export declare const STRANGERS: readonly string[];
