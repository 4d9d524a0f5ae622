import type { Candidate } from './candidate.ts';
import type { Search } from './search.ts';
import type { RelocationSource } from './source.ts';
/**
 * The candidates of a search that were not there when the target was. Where that is not known, only what
 * is nearly equal can be more than a likeness.
 */
export declare function newcomers(search: Search, source: RelocationSource): Promise<readonly Candidate[]>;
