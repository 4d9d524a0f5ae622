import type { Hunk, TreeChange } from '../git/tree-changes.ts';
import type { FlatRange } from '../model/range.ts';
/** The lines of a file on one side; empty where there is no such file. */
export type LinesOf = (uri: string) => readonly string[];
/** Where things of base are in head. */
export interface PositionMap {
    /** The file's name in head; undefined where head has deleted it. */
    headUri(baseUri: string): string | undefined;
    /** The range in head of text that is the same there but for white space. */
    headRange(baseUri: string, range: FlatRange): FlatRange | undefined;
}
export declare function positionMap(changes: readonly TreeChange[], baseLines: LinesOf, headLines: LinesOf): PositionMap;
/** The line in head of a line of base that no hunk replaces. Hunks are in order, zero-based. */
export declare function mapLine(hunks: readonly Hunk[], line: number): number | undefined;
