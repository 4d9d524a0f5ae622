import { LanserError } from '../../model/lanser-error.ts';
import type { FlatRange } from '../../model/range.ts';
/** Why a step cannot be done to the tree as it is when its turn comes. */
export type OperationConflict = 'exists' | 'missing' | 'not-empty' | 'not-a-folder' | 'into-itself';
export declare function operationConflict(uri: string, reason: OperationConflict): LanserError;
export declare function overlap(uri: string, ranges: readonly [FlatRange, FlatRange]): LanserError;
/** Why a stretch of text or its replacement is none. */
export type EditFault = 'reversed' | 'half-a-character';
export declare function faultyEdit(uri: string, range: FlatRange, reason: EditFault): LanserError;
/** `place` stands in the file as it is, or, where the new text is at fault, in the file as it would be. */
export declare function encodingConflict(uri: string, encoding: string, side: 'before' | 'after', place: {
    readonly line: number;
    readonly character: number;
}): LanserError;
export interface Skew {
    readonly uri: string;
    /** A version, or `folder`; null: that nothing is there. */
    readonly expected: string | null;
    readonly found: string | null;
}
export declare function versionSkew(files: readonly Skew[]): LanserError;
/** A plan that says of itself what is not so; its schema cannot know. */
export declare function contradiction(uri: string, reason: string): LanserError;
