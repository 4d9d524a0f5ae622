import type { FlatRange } from '../../model/range.ts';
/**
 * A part of a line: words of our own, or text that somebody else wrote. The second is never shown but quoted, which
 * each rendering does in one place.
 */
export type Piece = {
    readonly kind: 'words';
    readonly text: string;
} | {
    readonly kind: 'strong';
    readonly text: string;
} | {
    readonly kind: 'quoted';
    readonly text: string;
} | {
    readonly kind: 'place';
    readonly uri: string;
    readonly range: FlatRange | null;
    readonly side: Side;
};
/** Whose lines a place counts: only those of head can be looked at where the change is. */
export type Side = 'base' | 'head';
export type Line = readonly Piece[];
/** A text that the program itself holds: its type names it. Any string has not such a type. */
type Own<Text extends string> = string extends Text ? never : Text;
/** Our own words around whatever: a string between them is quoted. */
export declare function line(own: TemplateStringsArray, ...values: readonly (Line | Piece | number | string)[]): Line;
export declare function words<Text extends string>(text: Own<Text>): Piece;
export declare function strong<Text extends string>(text: Own<Text>): Piece;
/** A sentence that is made of numbers and our own words, and of nothing else. */
export declare function sentence(text: string): Line;
export declare function placeIn(side: Side, { uri, range }: {
    readonly uri: string;
    readonly range: FlatRange | null;
}): Piece;
export declare function joined(lines: readonly Line[], separator: ', ' | ' · '): Line;
/** The first of several texts, and how many more there are. */
export declare function listed(texts: readonly string[]): Line;
export {};
