import type { Definition, Span } from '../syntax/definition.ts';
import type { Candidate, Features } from './candidate.ts';
import { documentPair, type DocumentPair } from './document-pair.ts';
import { mapSpan, type MappedSpan } from './map-place.ts';
import { definitionWords, type ScopeMatch } from './match-scopes.ts';
import { commonShare } from './normalized-words.ts';
import type { UnitMatch } from './match-units.ts';
import { isTelling, nameLineOf, type Scope } from './outline.ts';
import { scoreOf } from './score.ts';
import { chainOf, type Target } from './target.ts';
import type { SourceDocument } from '../selector/source.ts';

/** Where a target of the old document may be in a new one. */
export interface Search {
  readonly before: SourceDocument;
  readonly after: SourceDocument;
  readonly target: Target;
  /** How much the new document is the old one's module; 1 for the same file. */
  readonly module: number;
  /** How near the documents are; for the same one the places in it are compared. */
  readonly near?: number;
}

export function candidatesIn(search: Search): readonly Candidate[] {
  const pair = documentPair(search.before, search.after);
  const { target } = search;
  return target.kind === 'part' ? ofPart(search, pair, target) : ofText(search, pair, target.span);
}

function ofPart(
  search: Search,
  pair: DocumentPair,
  target: Extract<Target, { kind: 'part' }>,
): readonly Candidate[] {
  const { scope } = target;
  const match = pair.scopes.get(scope);
  if (match === undefined) return [];
  const likeness = scopeLikeness(pair, scope);
  const found = partCandidate(search, pair, target, { ...match, likeness });
  const { rival } = match;
  const other = rival && partCandidate(search, pair, target, { ...match, ...rival, rival: undefined });
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
  { scope: before, part, at }: Extract<Target, { kind: 'part' }>,
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
  const size = Math.min(1, 0.4 + definitionWords(pair.before, before).length / MANY_WORDS);
  const inPlace = sameParent && search.module === 1;
  // The less there is of it, the more is alike by chance; where its scope is, its place tells.
  const likeness = (match.likeness ?? 0) * (inPlace ? 1 : size);
  const sameName = before.definition?.name === definition.name;
  const features: Features = {
    ast: structure(likeness, sameName, sameParent, {
      kind: before.parent?.definition?.kind,
      renamed: search.module < 1 && parent?.renamed === true,
    }),
    module: search.module,
    token: likeness,
    prox: search.near ?? nearness(pair, old.start, span.start),
  };
  const certified =
    search.module === 1 && match.rival === undefined && isNamed(pair, before) && sameText(pair, old, span);
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

function ofText(search: Search, pair: DocumentPair, span: Span): readonly Candidate[] {
  const found = mapSpan(pair, span);
  if (found === undefined) return [];
  const isNameLine = found.match.unit === nameLineOf(pair.scopes.get(found.scope)?.scope);
  if (isNameLine) return ofNameLine(search, pair, span, found);
  const candidate = textCandidate(search, pair, span, found);
  const { rival } = found.match;
  if (rival === undefined) return [candidate];
  const start = rival.unit.start;
  const features = lineFeatures(search, pair, found, { unit: rival.unit, likeness: rival.likeness });
  return [
    candidate,
    {
      uri: pair.after.uri,
      span: span.end === span.start ? { start, end: start } : { start, end: rival.unit.end },
      selection: { start, end: start },
      ...verdict(features, false),
      explanation: 'another line like it in the same scope',
    },
  ];
}

/** The line that names a class or function is found as well as that is. */
function ofNameLine(
  search: Search,
  pair: DocumentPair,
  before: Span,
  { scope, span, match, kept }: MappedSpan,
): readonly Candidate[] {
  const [best, ...others] = ofPart(search, pair, { kind: 'part', scope, part: 'nameSpan' });
  if (best === undefined) return [];
  const certified = best.certified && kept && match.tie === 'same' && sameText(pair, before, span);
  const { features, explanation, uri } = best;
  const selection = { start: span.start, end: span.start };
  return [{ uri, span, selection, ...verdict(features, certified), explanation }, ...others];
}

function textCandidate(search: Search, pair: DocumentPair, before: Span, found: MappedSpan): Candidate {
  const { match, span } = found;
  const features = lineFeatures(search, pair, found, match);
  const certified =
    search.module === 1 &&
    match.tie === 'same' &&
    (match.neighbours === 2 || (isTelling(found.before) && (match.unique || match.neighbours === 1))) &&
    found.kept &&
    isNamed(pair, found.scope) &&
    sameText(pair, before, span);
  return {
    uri: pair.after.uri,
    span,
    selection: { start: span.start, end: span.start },
    ...verdict(features, certified),
    explanation: EXPLANATIONS[match.tie],
  };
}

const EXPLANATIONS = {
  same: 'the same line, in order among its neighbours',
  crossed: 'the same line, out of order among its neighbours',
  moved: 'the same line, new in another scope',
  changed: 'the line that took its place among its neighbours',
} as const;

function lineFeatures(
  search: Search,
  pair: DocumentPair,
  { scope, before }: MappedSpan,
  found: Pick<UnitMatch, 'unit' | 'likeness'> & Partial<UnitMatch>,
): Features {
  const { unit: after, likeness, neighbours = 0, rival } = found;
  const distinct = found.tie !== undefined && likeness - (rival?.likeness ?? 0) >= CLEAR_LEAD;
  const kind = pair.before.statementAt(before.start)?.kind;
  const sameKind = kind === pair.after.statementAt(after.start)?.kind;
  const named = isNamed(pair, scope);
  const sayable = isTelling(before) || neighbours === 2;
  const sure = named && search.module === 1;
  return {
    ast:
      (sameKind ? 0.6 : 0.3) +
      (likeness >= ALIKE && sayable ? 0.2 : 0) +
      NEIGHBOURS[neighbours] +
      (distinct && neighbours === 1 ? 0.08 : 0),
    module: search.module,
    // In a scope that is not the same beyond doubt, a line is as good as its scope.
    token: (sure ? likeness : (likeness + scopeLikeness(pair, scope)) / 2) * (sayable ? 1 : 0.5),
    prox: search.near ?? nearness(pair, before.start, after.start),
  };
}

/** A line so much more alike than the next best is not mistaken for it. */
const CLEAR_LEAD = 0.3;

/** In another document, what a scope of another name takes from its lines. */
const FOREIGN_SCOPE = 0.1;

/** What the lines right before and after a line say for it. */
const NEIGHBOURS = [0, 0.05, 0.2] as const;

/** So alike are lines that say the same. */
const ALIKE = 0.8;

/** The words that a scope has in common with its match; of a module, its lines. */
function scopeLikeness(pair: DocumentPair, scope: Scope): number {
  const match = pair.scopes.get(scope);
  if (match === undefined) return 0;
  return (
    match.likeness ??
    commonShare(definitionWords(pair.before, scope), definitionWords(pair.after, match.scope))
  );
}

function verdict(
  features: Features,
  certified: boolean,
): { readonly score: number; readonly certified: boolean; readonly features: Features } {
  return { score: certified ? 1 : scoreOf(features), certified, features };
}

/** Whether a scope and all around it have kept their names and places. */
function isNamed(pair: DocumentPair, scope: Scope): boolean {
  return chainOf(scope).every((each) => pair.scopes.get(each)?.named === true);
}

function sameText({ before, after }: DocumentPair, one: Span, other: Span): boolean {
  return before.lines.text.slice(one.start, one.end) === after.lines.text.slice(other.start, other.end);
}

/** 1 for the same share of the document, 0 for its other end. */
function nearness({ before, after }: DocumentPair, one: number, other: number): number {
  const share = (offset: number, { lines }: SourceDocument): number =>
    offset / Math.max(1, lines.text.length);
  return 1 - Math.abs(share(one, before) - share(other, after));
}
