import type { Definition, Span } from '../syntax/definition.ts';
import type { Candidate, Features } from './candidate.ts';
import type { DocumentPair } from './document-pair.ts';
import { keepsName, placeProximity, sameText, scopeSimilarity, scoredEvidence } from './evidence.ts';
import { definitionWords } from './definition-words.ts';
import type { ScopeMatch } from './scope-match.ts';
import type { Search } from './search.ts';
import type { PartTarget } from './target.ts';

/**
 * Returns the counterparts of the target (a part of a definition, such as the body). Takes them from the best and the
 * second-best match of the definition. Omits a match without this part.
 */
export function definitionCandidates(
  search: Search,
  pair: DocumentPair,
  target: PartTarget,
): readonly Candidate[] {
  const { scope } = target;
  const match = pair.scopes.get(scope);
  if (match === undefined) return [];
  const similarity = scopeSimilarity(pair, scope);
  const found = partCandidate(search, pair, target, { ...match, similarity });
  const { secondBest } = match;
  const other =
    secondBest &&
    partCandidate(search, pair, target, {
      ...match,
      ...secondBest,
      secondBest: undefined,
      isCertain: false,
      isAmbiguous: false,
    });
  return [found, other].filter((candidate) => candidate !== undefined);
}

/** Scores two definitions in [0, 1], by their names, their parent scopes and the `similarity` of their words. */
function structure(
  similarity: number,
  sameName: boolean,
  sameParent: boolean,
  parent: { readonly kind: Definition['kind'] | undefined; readonly renamed: boolean },
): number {
  if (sameName && sameParent) return parent.renamed ? 0.75 + similarity / 4 : 1;
  // Definitions inside a function rarely move to a different scope, so an equal name elsewhere proves little.
  if (parent.kind === 'function' && !sameParent) return 0.5;
  if (sameName) return parent.kind === 'class' ? 0.6 + 0.4 * similarity ** 2 : 0.9 + similarity / 10;
  return (sameParent ? 0.6 : 0.5) + 0.4 * similarity;
}

/** The minimum similarity at which a renamed parent scope in a different document counts as the same scope. */
const MIN_PARENT_SIMILARITY = 0.6;

/**
 * In a different parent scope or document, the similarity is multiplied by 0.4 + words / MANY_WORDS, at most by 1.
 * `words` is the number of words in the old definition.
 */
const MANY_WORDS = 50;

function partCandidate(
  search: Search,
  pair: DocumentPair,
  { scope: before, part, at }: PartTarget,
  match: ScopeMatch,
): Candidate | undefined {
  const { definition } = match.scope;
  const span = definition?.[part];
  const old = before.definition?.[part];
  if (definition === undefined || !span || !old) return undefined;
  const parent = before.parent && pair.scopes.get(before.parent);
  const isParent = parent !== undefined && parent.scope === match.scope.parent;
  const sameParent =
    isParent && (search.module === 1 || !parent.renamed || (parent.similarity ?? 0) >= MIN_PARENT_SIMILARITY);
  const size = Math.min(1, 0.4 + definitionWords(before).length / MANY_WORDS);
  const inPlace = sameParent && search.module === 1;
  // Short definitions are often similar by chance, so `size` lowers the similarity. The same parent scope in the same
  // file is additional evidence, so `size` does not apply.
  const similarity = (match.similarity ?? 0) * (inPlace ? 1 : size);
  const sameName = before.definition?.name === definition.name;
  const features: Features = {
    ast:
      structure(similarity, sameName, sameParent, {
        kind: before.parent?.definition?.kind,
        renamed: search.module < 1 && parent?.renamed === true,
      }) * (match.isCertain || !match.named ? 1 : match.isAmbiguous ? 0.5 : 0.5 + similarity / 2),
    module: search.module,
    token: similarity,
    prox: search.near ?? placeProximity(pair, old.start, span.start),
  };
  const certified =
    search.module === 1 && match.isCertain && keepsName(pair, before) && sameText(pair, old, span);
  return {
    uri: pair.after.uri,
    span: at === undefined ? span : within(span, at),
    selection: at === undefined ? definition.nameSpan : within(span, at),
    ...scoredEvidence(features, certified),
    explanation: match.named
      ? `the ${definition.kind} ${definition.path.join('.')}, matched by name`
      : `the ${definition.kind} ${definition.path.join('.')}, similar to the former ${(before.definition?.path ?? []).join('.')}`,
  };
}

function within({ start, end }: Span, at: number): Span {
  const offset = Math.min(start + at, end);
  return { start: offset, end: offset };
}
