import type { Definition, Span } from '../syntax/definition.ts';
import type { Candidate, Features } from './candidate.ts';
import type { DocumentPair } from './document-pair.ts';
import { isNamed, placeNearness, sameText, scopeLikeness, verdict } from './evidence.ts';
import { definitionWords } from './definition-words.ts';
import type { ScopeMatch } from './scope-match.ts';
import type { Search } from './search.ts';
import type { PartTarget } from './target.ts';

/** The class or function of a target, by its name or by what is in it, and the next best. */
export function definitionCandidates(
  search: Search,
  pair: DocumentPair,
  target: PartTarget,
): readonly Candidate[] {
  const { scope } = target;
  const match = pair.scopes.get(scope);
  if (match === undefined) return [];
  const likeness = scopeLikeness(pair, scope);
  const found = partCandidate(search, pair, target, { ...match, likeness });
  const { rival } = match;
  const other =
    rival &&
    partCandidate(search, pair, target, {
      ...match,
      ...rival,
      rival: undefined,
      sure: false,
      contested: false,
    });
  return [found, other].filter((candidate) => candidate !== undefined);
}

/** The same kind of definition, by its name and in its scope, as far as it has kept them. */
function structure(
  likeness: number,
  sameName: boolean,
  sameParent: boolean,
  parent: { readonly kind: Definition['kind'] | undefined; readonly renamed: boolean },
): number {
  if (sameName && sameParent) return parent.renamed ? 0.75 + likeness / 4 : 1;
  // A function inside of another is nobody's but that one's, and methods of many classes have one name.
  if (parent.kind === 'function' && !sameParent) return 0.5;
  if (sameName) return parent.kind === 'class' ? 0.6 + 0.4 * likeness ** 2 : 0.9 + likeness / 10;
  return (sameParent ? 0.6 : 0.5) + 0.4 * likeness;
}

/** So alike scopes in two documents are the same. */
const SURE_PARENT = 0.6;

/** So many words are not alike by chance. */
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
  // In another document a scope that is only somewhat like its own is none.
  const isParent = parent !== undefined && parent.scope === match.scope.parent;
  const sameParent =
    isParent && (search.module === 1 || !parent.renamed || (parent.likeness ?? 0) >= SURE_PARENT);
  const size = Math.min(1, 0.4 + definitionWords(before).length / MANY_WORDS);
  const inPlace = sameParent && search.module === 1;
  // The less there is of it, the more is alike by chance; where its scope is, its place tells.
  const likeness = (match.likeness ?? 0) * (inPlace ? 1 : size);
  const sameName = before.definition?.name === definition.name;
  const features: Features = {
    ast:
      structure(likeness, sameName, sameParent, {
        kind: before.parent?.definition?.kind,
        renamed: search.module < 1 && parent?.renamed === true,
      }) * (match.sure || !match.named ? 1 : match.contested ? 0.5 : 0.5 + likeness / 2),
    module: search.module,
    token: likeness,
    prox: search.near ?? placeNearness(pair, old.start, span.start),
  };
  const certified = search.module === 1 && match.sure && isNamed(pair, before) && sameText(pair, old, span);
  return {
    uri: pair.after.uri,
    span: at === undefined ? span : within(span, at),
    selection: at === undefined ? definition.nameSpan : within(span, at),
    ...verdict(features, certified),
    explanation: match.named
      ? `the ${definition.kind} ${definition.path.join('.')} by its name`
      : `the ${definition.kind} ${definition.path.join('.')}, which is like what was ${(before.definition?.path ?? []).join('.')}`,
  };
}

function within({ start, end }: Span, at: number): Span {
  const offset = Math.min(start + at, end);
  return { start: offset, end: offset };
}
