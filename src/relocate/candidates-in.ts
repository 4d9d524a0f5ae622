import type { Candidate } from './candidate.ts';
import { definitionCandidates } from './definition-candidates.ts';
import { documentPair } from './document-pair.ts';
import { lineCandidates } from './line-candidates.ts';
import type { Search } from './search.ts';

export function candidatesIn(search: Search): readonly Candidate[] {
  const pair = documentPair(search.before, search.after);
  const { target } = search;
  return target.kind === 'part'
    ? definitionCandidates(search, pair, target)
    : lineCandidates(search, pair, target.span);
}
