import type { Span } from '../syntax/definition.ts';
import type { Candidate, Features } from './candidate.ts';
import { definitionCandidates } from './definition-candidates.ts';
import type { DocumentPair } from './document-pair.ts';
import { keepsName, placeProximity, sameText, scopeSimilarity, textCandidate } from './evidence.ts';
import { mapSpan, type MappedSpan } from './map-place.ts';
import type { UnitMatch } from './match-units.ts';
import { isDistinctive, nameLineOf, type Scope } from './outline.ts';
import type { Search } from './search.ts';
import { chainOf } from './target.ts';

/**
 * Returns the candidates for a span of text: its match, and the second-best line in the same scope. If classes or
 * functions around the span have uncertain matches, the one with the lowest score limits the score of the span's
 * match, and its second-best match is added. Returns none for a span without a match. For a span in the line with a
 * definition's name, returns the span's match, scored like the definition, and the second-best definition.
 */
export function lineCandidates(search: Search, pair: DocumentPair, span: Span): readonly Candidate[] {
  const found = mapSpan(pair, span);
  if (found === undefined) return [];
  const isNameLine = found.match.unit === nameLineOf(pair.scopes.get(found.scope)?.scope);
  if (isNameLine) return ofNameLine(search, pair, span, found);
  const [scope, ...scopeCandidates] = uncertainScope(search, pair, found.scope);
  const candidate = limitedBy(scope, mappedCandidate(search, pair, span, found));
  const { secondBest } = found.match;
  if (secondBest === undefined) return [candidate, ...scopeCandidates];
  const { start, end } = secondBest.unit;
  const line = { start, end: span.end === span.start ? start : end };
  const features = lineFeatures(search, pair, found, secondBest);
  return [
    candidate,
    textCandidate(pair.after.uri, line, features, 'a similar line in the same scope'),
    ...scopeCandidates,
  ];
}

/**
 * Searches the classes and functions around a line for uncertain matches. Selects the match with the lowest score,
 * and returns the candidates for its class or function. Returns an empty list if every match is certain.
 */
function uncertainScope(search: Search, pair: DocumentPair, scope: Scope): readonly Candidate[] {
  const found = chainOf(scope)
    .filter((each) => pair.scopes.get(each)?.isCertain === false)
    .map((each) => definitionCandidates(search, pair, { kind: 'part', scope: each, part: 'nameSpan' }));
  return found.toSorted(([one], [other]) => (one?.score ?? 0) - (other?.score ?? 0))[0] ?? [];
}

/** Limits a line's score to the score of the class or function around the line. */
function limitedBy(scope: Candidate | undefined, line: Candidate): Candidate {
  if (scope === undefined || scope.score >= line.score) return line;
  const { score, features, explanation } = scope;
  return { ...line, score, features, explanation: `${line.explanation}, in ${explanation}` };
}

/** Returns the candidates for a span in the line with a definition's name, with the features of the definition. */
function ofNameLine(
  search: Search,
  pair: DocumentPair,
  before: Span,
  { scope, span, match, isUnchanged }: MappedSpan,
): readonly Candidate[] {
  const [best, ...others] = definitionCandidates(search, pair, { kind: 'part', scope, part: 'nameSpan' });
  if (best === undefined) return [];
  const certified =
    best.certified && isUnchanged && match.relation === 'same' && sameText(pair, before, span);
  const { features, explanation, uri } = best;
  return [textCandidate(uri, span, features, explanation, certified), ...others];
}

function mappedCandidate(search: Search, pair: DocumentPair, before: Span, found: MappedSpan): Candidate {
  const { match, span } = found;
  const features = lineFeatures(search, pair, found, match);
  const certified =
    search.module === 1 &&
    match.relation === 'same' &&
    (match.neighbours === 2 || (isDistinctive(found.before) && (match.unique || match.neighbours === 1))) &&
    found.isUnchanged &&
    keepsName(pair, found.scope) &&
    sameText(pair, before, span);
  return textCandidate(pair.after.uri, span, features, EXPLANATIONS[match.relation], certified);
}

const EXPLANATIONS = {
  same: 'the same line, in the same order',
  crossed: 'the same line, in a different order',
  moved: 'the same line, added in a different scope',
  changed: 'the line that replaces the selected one',
} as const;

function lineFeatures(
  search: Search,
  pair: DocumentPair,
  { scope, before }: MappedSpan,
  found: Pick<UnitMatch, 'unit' | 'similarity'> & Partial<UnitMatch>,
): Features {
  const { unit: after, similarity, neighbours = 0, secondBest } = found;
  const distinct = found.relation !== undefined && similarity - (secondBest?.similarity ?? 0) >= CLEAR_LEAD;
  const kind = pair.before.statementAt(before.start)?.kind;
  const sameKind = kind === pair.after.statementAt(after.start)?.kind;
  const named = keepsName(pair, scope);
  const isCertain = isDistinctive(before) || neighbours === 2;
  const isNamedInModule = named && search.module === 1;
  return {
    ast:
      (sameKind ? 0.6 : 0.3) +
      (similarity >= MIN_SIMILARITY && isCertain ? 0.2 : 0) +
      NEIGHBOURS[neighbours] +
      (distinct && neighbours === 1 ? 0.08 : 0),
    module: search.module,
    // In a different document, or in a renamed or uncertain scope: at most the mean of line and scope similarity.
    token:
      (isNamedInModule ? similarity : Math.min(similarity, (similarity + scopeSimilarity(pair, scope)) / 2)) *
      (isCertain ? 1 : 0.5),
    prox: search.near ?? placeProximity(pair, before.start, after.start),
  };
}

/** The minimum difference in similarity between a clear match and the second-best line. */
const CLEAR_LEAD = 0.3;

/** The scores for 0, 1 and 2 matching neighbours. */
const NEIGHBOURS = [0, 0.05, 0.2] as const;

/** The minimum similarity of lines that count as the same content. */
const MIN_SIMILARITY = 0.8;
