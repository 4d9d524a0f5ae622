/** `[startLine, startCharacter, endLine, endCharacter]`, zero-based, end exclusive, UTF-16 units. */
export type FlatRange = readonly [number, number, number, number];
export declare function compareCodeUnits(left: string, right: string): number;
export declare function compareRanges(left: FlatRange, right: FlatRange): number;
/** @throws TypeError where it has no such place: below zero, no whole number, or an end before its start. */
export declare function checkedRange(range: FlatRange): FlatRange;
