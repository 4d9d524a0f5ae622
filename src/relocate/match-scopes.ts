import type { SourceDocument } from '../selector/source.ts';
import { firstAt } from './fingerprint.ts';
import { commonShare, normalizedWords } from './normalized-words.ts';
import { outlineOf, type Scope } from './outline.ts';

/** How a class or function of the old document is found in the new one. */
export interface ScopeMatch {
  readonly scope: Scope;
  /** The same kind and name in the scope that matches its own. */
  readonly named: boolean;
  readonly renamed: boolean;
  /** Tokens in common, own name left out; undefined until it mattered. */
  readonly likeness: number | undefined;
  /** The next best, where there was a choice. */
  readonly rival: ScopeRival | undefined;
  /** Nothing else has its name; or what has is not it. */
  readonly sure: boolean;
  /** Another one of its name is as alike, before or after. */
  readonly contested: boolean;
}

export interface ScopeRival {
  readonly scope: Scope;
  readonly likeness: number;
}

export type ScopeMatches = ReadonlyMap<Scope, ScopeMatch>;

/** Pairs the scopes of two versions of a document: by their names first, then by what is in them. */
export function matchScopes(before: SourceDocument, after: SourceDocument): ScopeMatches {
  const matches = new Map<Scope, ScopeMatch>();
  const taken = new Set<Scope>();
  const words = wordsOf(before, after);
  const settle = (one: Scope, match: ScopeMatch): void => {
    matches.set(one, match);
    taken.add(match.scope);
    for (const [child, found] of namedChildren(one, match.scope, words)) {
      if (!matches.has(child) && !taken.has(found.scope)) settle(child, found);
    }
  };
  const roots = [outlineOf(before).module, outlineOf(after).module] as const;
  settle(roots[0], {
    scope: roots[1],
    named: true,
    renamed: false,
    likeness: undefined,
    rival: undefined,
    sure: true,
    contested: false,
  });
  for (;;) {
    const lost = below(roots[0]).filter((scope) => !matches.has(scope));
    const free = below(roots[1]).filter((scope) => !taken.has(scope));
    const found = renames(lost, free, matches, words);
    if (found.length === 0) return matches;
    for (const { before: one, match } of found) {
      if (!matches.has(one) && !taken.has(match.scope)) settle(one, match);
    }
  }
}

/** A scope and all inside it, from the outside in. */
function below(scope: Scope): readonly Scope[] {
  return scope.children.flatMap((child) => [child, ...below(child)]);
}

type Words = (scope: Scope) => readonly string[];

function wordsOf(before: SourceDocument, after: SourceDocument): Words {
  const known = new Map<Scope, readonly string[]>();
  const roots = new Set([outlineOf(before).module]);
  return (scope) => {
    let words = known.get(scope);
    if (words === undefined) {
      words = definitionWords(roots.has(rootOf(scope)) ? before : after, scope);
      known.set(scope, words);
    }
    return words;
  };
}

function rootOf(scope: Scope): Scope {
  return scope.parent === undefined ? scope : rootOf(scope.parent);
}

/** The words of a class or function, its own name and its docstring left out. */
export function definitionWords(document: SourceDocument, { definition }: Scope): readonly string[] {
  const { docstring, span, nameSpan } = definition ?? {};
  const all = document.tokens();
  const [from, to] =
    span === undefined ? [0, all.length] : [firstAt(all, span.start), firstAt(all, span.end)];
  const tokens = all
    .slice(from, to)
    .filter(
      ({ start, end }) =>
        start !== nameSpan?.start && !(docstring && start >= docstring.start && end <= docstring.end),
    );
  return normalizedWords(document.lines.text, tokens);
}

/** The children that have the same kind and name; of several with one name those that are most alike. */
function* namedChildren(before: Scope, after: Scope, words: Words): Generator<readonly [Scope, ScopeMatch]> {
  const others = byName(after.children);
  for (const [key, ones] of byName(before.children)) {
    const partners = others.get(key) ?? [];
    const [one, ...more] = ones;
    const [partner, ...rest] = partners;
    if (one === undefined || partner === undefined) continue;
    if (more.length === 0 && rest.length === 0) {
      yield [
        one,
        {
          scope: partner,
          named: true,
          renamed: false,
          likeness: undefined,
          rival: undefined,
          sure: true,
          contested: false,
        },
      ];
    } else yield* mostAlike(ones, partners, words);
  }
}

function byName(scopes: readonly Scope[]): ReadonlyMap<string, readonly Scope[]> {
  const groups = new Map<string, Scope[]>();
  for (const scope of scopes) {
    const { kind, part, name } = scope.definition ?? {};
    const key = `${kind} ${part} ${name}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [scope]);
    else group.push(scope);
  }
  return groups;
}

/**
 * Equal ones first, then the most alike; of equally alike ones those that are as far from the first. With
 * a twin on either side that is as good, a match is not sure.
 */
function* mostAlike(
  ones: readonly Scope[],
  partners: readonly Scope[],
  words: Words,
): Generator<readonly [Scope, ScopeMatch]> {
  const pairs = ones.flatMap((one, row) =>
    partners.map((scope, column) => ({
      one,
      scope,
      likeness: commonShare(words(one), words(scope)),
      apart: Math.abs(row - column),
    })),
  );
  pairs.sort((left, right) => right.likeness - left.likeness || left.apart - right.apart);
  const lost = new Set(ones);
  const free = new Set(partners);
  for (const pair of pairs) {
    const { one, scope, likeness } = pair;
    if (!lost.has(one) || !free.has(scope)) continue;
    lost.delete(one);
    free.delete(scope);
    const others = pairs.filter((other) => other !== pair && other.likeness >= likeness - CLOSE);
    const rival = pairs.find((other) => other.one === one && other.scope !== scope);
    const twin = others.some((other) => other.one === one || other.scope === scope);
    yield [
      one,
      { scope, likeness, rival, named: true, renamed: false, sure: likeness === 1 && !twin, contested: twin },
    ];
  }
}

/** Closer than this, one is as alike as the other. */
const CLOSE = 0.05;

interface Rename {
  readonly before: Scope;
  readonly match: ScopeMatch;
}

/** Below these a class or function with another name, or in another scope, is another one. */
const LEAST = { renamed: 0.5, moved: 0.4, both: 0.7 } as const;
/** With fewer words than this, two are alike by chance. */
const FEW_WORDS = 12;

/** With more pairs than this, only those of nearly the same length are compared. */
const MANY_PAIRS = 10_000;

function isAsLong(left: readonly string[], right: readonly string[]): boolean {
  return Math.abs(left.length - right.length) * 10 <= Math.min(left.length, right.length);
}

/** The pairs of what is lost and what is new, the most alike first. */
function renames(
  lost: readonly Scope[],
  free: readonly Scope[],
  matches: ScopeMatches,
  words: Words,
): readonly Rename[] {
  const pairs: Rename[] = [];
  for (const before of lost) {
    const ranked = free
      .filter(({ definition }) => definition?.kind === before.definition?.kind)
      .filter((scope) => lost.length * free.length <= MANY_PAIRS || isAsLong(words(before), words(scope)))
      .map((scope) => ({ scope, likeness: commonShare(words(before), words(scope)) }))
      .toSorted((left, right) => right.likeness - left.likeness);
    const [best, next] = ranked;
    if (best === undefined) continue;
    const sameName = best.scope.definition?.name === before.definition?.name;
    const sameParent = before.parent !== undefined && matches.get(before.parent)?.scope === best.scope.parent;
    const least = sameName ? LEAST.moved : sameParent ? LEAST.renamed : LEAST.both;
    const few = Math.min(words(before).length, words(best.scope).length) < FEW_WORDS;
    if (best.likeness < (few ? Math.max(least, 0.9) : least)) continue;
    pairs.push({
      before,
      match: { ...best, named: false, renamed: !sameName, rival: next, sure: false, contested: false },
    });
  }
  return pairs.toSorted((left, right) => (right.match.likeness ?? 0) - (left.match.likeness ?? 0));
}
