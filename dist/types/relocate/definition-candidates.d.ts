import type { Candidate } from './candidate.ts';
import type { DocumentPair } from './document-pair.ts';
import type { Search } from './search.ts';
import type { PartTarget } from './target.ts';
/** The class or function of a target, by its name or by what is in it, and the next best. */
export declare function definitionCandidates(search: Search, pair: DocumentPair, target: PartTarget): readonly Candidate[];
