/**
 * Divides room among those that need some: nobody gets more than the need, and what one does not need goes to the
 * others in equal parts. Where there is enough, everybody gets the need.
 */
export declare function fairShares(needs: readonly number[], room: number): readonly number[];
/** The most that anybody gets of a room which is divided fairly; infinite where there is enough. */
export declare function fairLevel(needs: readonly number[], room: number): number;
