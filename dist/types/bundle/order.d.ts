import { type FlatRange } from '../model/range.ts';
interface Located {
    readonly uri: string;
    readonly range: FlatRange;
}
export declare const SORTING_KEYS: readonly string[];
/** Total order of facts: place first, then the canonical form of the rest. Never by locale. */
export declare function compareLocated(left: Located, right: Located): number;
export declare function sortLocated<T extends Located>(items: Iterable<T>): T[];
export {};
