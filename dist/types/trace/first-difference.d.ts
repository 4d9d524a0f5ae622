/** The first place where two JSON values differ, in the order of the first's members. */
export interface Difference {
    readonly pointer: string;
    /** Absent: the first has nothing there. */
    readonly expected?: unknown;
    /** Absent: the second has nothing there. */
    readonly got?: unknown;
}
/** Undefined where they are equal. A member that is `undefined` is not there, as in JSON. */
export declare function firstDifference(expected: unknown, got: unknown, pointer?: string): Difference | undefined;
