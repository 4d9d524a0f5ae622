import type { Span } from '../syntax/definition.ts';
import type { Candidate } from './candidate.ts';
import type { DocumentPair } from './document-pair.ts';
import type { Search } from './search.ts';
/** The logical line of a target, or what took its place, and the next best. */
export declare function lineCandidates(search: Search, pair: DocumentPair, span: Span): readonly Candidate[];
