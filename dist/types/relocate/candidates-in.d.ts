import type { Candidate } from './candidate.ts';
import type { Search } from './search.ts';
/** Where the target of a search may be in its new document. */
export declare function candidatesIn(search: Search): readonly Candidate[];
