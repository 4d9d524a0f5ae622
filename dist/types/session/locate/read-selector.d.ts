import { LanserError } from '../../model/lanser-error.ts';
import { type PositionSpec } from '../../model/selector.ts';
export type ReadSelector = {
    readonly kind: 'read';
    readonly spec: PositionSpec;
    /** As it was given; of JSON its string form. */
    readonly original: string;
} | {
    readonly kind: 'failed';
    readonly error: LanserError;
    readonly original: string;
};
/** Reads a selector in either form; a text that starts with "{" is JSON. */
export declare function readSelector(selector: string | PositionSpec): ReadSelector;
