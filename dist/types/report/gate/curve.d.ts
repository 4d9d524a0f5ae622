/** A score after a commit. */
export interface CurvePoint {
    /** Which commit, from 1. */
    readonly index: number;
    readonly value: number;
}
/** What of a curve can be drawn; nothing where that is no curve. */
export declare function drawnPoints(points: readonly CurvePoint[]): readonly CurvePoint[];
