import type { Words } from './definition-words.ts';
import { commonShare } from './normalized-words.ts';
import type { Scope } from './outline.ts';
import { onlyOne, type ScopeMatch } from './scope-match.ts';

/** The children that have the same kind and name; of several with one name those that are most alike. */
export function* namedChildren(
  before: Scope,
  after: Scope,
  words: Words,
): Generator<readonly [Scope, ScopeMatch]> {
  const others = byName(after.children);
  for (const [key, ones] of byName(before.children)) {
    const partners = others.get(key) ?? [];
    const [one, ...more] = ones;
    const [partner, ...rest] = partners;
    if (one === undefined || partner === undefined) continue;
    if (more.length === 0 && rest.length === 0) {
      yield [one, onlyOne(partner)];
    } else yield* ofOneName(ones, partners, words);
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

/** Equal ones that are as many as they were, in their order; then the most alike of the others. */
function* ofOneName(
  ones: readonly Scope[],
  partners: readonly Scope[],
  words: Words,
): Generator<readonly [Scope, ScopeMatch]> {
  const settled = new Set<Scope>();
  const others = byWords(partners, words);
  for (const [key, equal] of byWords(ones, words)) {
    const found = others.get(key) ?? [];
    if (found.length !== equal.length) continue;
    for (const [index, one] of equal.entries()) {
      const partner = found[index];
      if (partner === undefined) continue;
      settled.add(one).add(partner);
      yield [one, { ...onlyOne(partner), likeness: 1 }];
    }
  }
  const rest = (scopes: readonly Scope[]): readonly Scope[] => scopes.filter((scope) => !settled.has(scope));
  yield* mostAlike(rest(ones), rest(partners), words);
}

function byWords(scopes: readonly Scope[], words: Words): ReadonlyMap<string, readonly Scope[]> {
  const groups = new Map<string, Scope[]>();
  for (const scope of scopes) {
    const key = words(scope).join('\u0000');
    groups.set(key, [...(groups.get(key) ?? []), scope]);
  }
  return groups;
}

/** The most alike first. With a twin on either side that is as good, a match is not sure. */
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
      inOrder: row === column,
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
    // As many as there were, and another one in its place that is like it: the two may as well have changed.
    const replaced =
      ones.length === partners.length &&
      !pair.inOrder &&
      pairs.some((other) => other.one === one && other.inOrder && other.likeness >= LIKE);
    const twin = replaced || others.some((other) => other.one === one || other.scope === scope);
    yield [
      one,
      { scope, likeness, rival, named: true, renamed: false, sure: likeness === 1 && !twin, contested: twin },
    ];
  }
}

/** From here on one may have become the other. */
const LIKE = 0.2;

/** Closer than this, one is as alike as the other. */
const CLOSE = 0.05;
