/**
 * How much two paths have in common: the share of equal folders and names from both ends. A file that
 * kept its name, or a package that did, has most of it in common.
 */
export declare function kinship(one: string, other: string): number;
/** 1 in the same folder, less with every folder between. */
export declare function nearness(one: string, other: string): number;
