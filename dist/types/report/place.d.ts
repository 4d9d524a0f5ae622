import type { FlatRange } from '../model/range.ts';
/** `path:line:column`, one-based, so that editors and terminals can jump to it. */
export declare function placeOf(located: {
    readonly uri: string;
    readonly range: FlatRange;
}): string;
export declare function plural(count: number, noun: string): string;
