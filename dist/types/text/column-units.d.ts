import type { Indexing } from '../model/selector.ts';
/**
 * A zero-based column of a line in UTF-16 units. `inside` where it falls into a character (of a lone
 * surrogate too: it has no UTF-8 form of its own and counts as its replacement); `beyond` where it
 * lies behind the end of the line.
 */
export type ConvertedColumn = {
    readonly kind: 'column';
    readonly utf16: number;
} | {
    readonly kind: 'inside' | 'beyond';
};
export declare function toUtf16(line: string, column: number, unit: Indexing): ConvertedColumn;
/** The column in another unit of a zero-based UTF-16 column that lies between two characters. */
export declare function fromUtf16(line: string, utf16: number, unit: Indexing): number;
