import type { RawError } from './raw-error.ts';
/**
 * The errors of a validator, where each union has counted those of its branches, with one branch left of
 * every union: the one that the document was most likely meant for.
 */
export declare function withoutOtherBranches(errors: readonly RawError[]): readonly RawError[];
