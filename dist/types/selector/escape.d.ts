import type { Scanner } from './scanner.ts';
export declare const escapePath: (text: string) => string;
export declare const escapeSnippet: (text: string) => string;
export declare const escapeFind: (text: string) => string;
export declare const escapeParameter: (text: string) => string;
export declare function percentEncode(character: string): string;
/** Decodes `%XX` between two offsets of the scanner's text; what they stand for must be UTF-8. */
export declare function percentDecode(scanner: Scanner, start: number, end: number): string;
