import { type Draft } from './operation.ts';
/** Where what stands at a path after some operations was before all of them. */
export type Origin = {
    readonly kind: 'original';
    readonly path: string;
} | {
    readonly kind: 'staged';
    readonly slot: number;
} | {
    readonly kind: 'made';
} | {
    readonly kind: 'gone';
};
/** The origins of paths after the operations that were followed. */
export interface Origins {
    of(path: string): Origin;
    follow(draft: Draft, slot: number): void;
}
export declare function origins(): Origins;
/** How many paths of operations are at or below each. */
export declare function pathCounts(drafts: readonly Draft[]): ReadonlyMap<string, number>;
