import type { Unit } from './outline.ts';
/** Where a place of a logical line is in the line that matches it. */
export interface MappedOffset {
    readonly offset: number;
    /** Whether the token at it is as it was. */
    readonly kept: boolean;
}
/** Which side of a place its code stands on: a range's start looks ahead, its end looks back. */
export type Side = 'ahead' | 'back';
/** Maps an offset from one logical line to another by their tokens; undefined where its token is gone. */
export declare function mapOffset(before: {
    readonly unit: Unit;
    readonly text: string;
}, after: {
    readonly unit: Unit;
    readonly text: string;
}, offset: number, side: Side): MappedOffset | undefined;
