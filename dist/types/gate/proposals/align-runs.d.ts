/** A unit of `before` and the one of `after` that it has become, by their places. */
export type Pair = readonly [before: number, after: number];
/** Units by number: equal ones are the same, and those that are alike but for a name are of the same form. */
export interface Unit {
    readonly same: number;
    readonly form: number;
    /** Says little, as an empty line does. */
    readonly slight: boolean;
}
/**
 * Pairs of units in order, as many as possible. The same beats what is of the same form, but two of a form beat
 * one that is the same: a line is not taken for another one that had the new name before. Undefined where there
 * are too many to be compared.
 */
export declare function alignRuns(before: readonly Unit[], after: readonly Unit[]): readonly Pair[] | undefined;
