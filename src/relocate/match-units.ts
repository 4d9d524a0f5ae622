import { memoized } from '../text/memoized.ts';
import type { SpendComparisons } from './comparison-budget.ts';
import { align, type Pair, type PairRelation, type Sequence, uniqueKeys } from './align.ts';
import type { ScopeMatches } from './scope-match.ts';
import { commonShare } from './normalized-words.ts';
import { isDistinctive, nameLineOf, type Scope, type Unit } from './outline.ts';
import { renamedWords, withRenamed } from './renamed-words.ts';

/** The counterpart of a {@link Unit}: in the matching scope or, with the relation `moved`, in any scope. */
export interface UnitMatch {
  readonly unit: Unit;
  readonly relation: PairRelation | 'moved';
  /** The similarity of the two lines, in [0, 1]. */
  readonly similarity: number;
  /** The second-best counterpart of a changed line, if any. Excludes lines that another line matches as `same`. */
  readonly secondBest: SecondBestUnit | undefined;
  /** True for equal lines that are unique in their scopes, for a definition's name line, and for `moved`. */
  readonly unique: boolean;
  /**
   * Counts the neighbouring pairs that match: the previous old and new unit, and the next old and new unit. A pair
   * also counts if neither of its units exists. Always 2 for a definition's name line, and 0 for `moved`.
   */
  readonly neighbours: 0 | 1 | 2;
}

export type SecondBestUnit = Pick<UnitMatch, 'unit' | 'similarity'>;

/** Matches the units of two matching scopes: headers with headers, bodies with bodies. */
export function matchUnits(
  before: Scope,
  after: Scope,
  matches: ScopeMatches,
  spend: SpendComparisons,
): ReadonlyMap<Unit, UnitMatch> {
  return new Map([
    ...matchSequence(before.header, after.header, matches, spend),
    ...definitionLine(before, after, spend),
    ...matchSequence(before.sequence, after.sequence, matches, spend),
  ]);
}

/** Matches the lines with the names of two matching definitions, even if these lines differ. */
function* definitionLine(
  before: Scope,
  after: Scope,
  spend: SpendComparisons,
): Generator<readonly [Unit, UnitMatch]> {
  const [one, other] = [nameLineOf(before), nameLineOf(after)];
  if (one === undefined || other === undefined) return;
  const relation = one.key === other.key ? 'same' : 'changed';
  const similarity = commonShare(one.words, other.words, spend);
  yield [one, { unit: other, relation, similarity, secondBest: undefined, unique: true, neighbours: 2 }];
}

function* matchSequence(
  before: readonly Unit[],
  after: readonly Unit[],
  matches: ScopeMatches,
  spend: SpendComparisons,
): Generator<readonly [Unit, UnitMatch]> {
  const pairedDefinitions = new Map(
    [...matches].map(([one, { scope }]) => [scope.definition, one.definition] as const),
  );
  const one = keyed(before, (unit) => unit.opens);
  const other = keyed(after, (unit) => pairedDefinitions.get(unit.opens));
  const pairs = align(one, other, (left, right) => unitSimilarity(before[left], after[right], spend), spend);
  const renamed = renamedWords(pairs, before, after);
  const withRenames = renamed.size === 0 ? before : before.map((unit) => withRenamed(unit, renamed));
  const similarity = (left: number, right: number): number =>
    unitSimilarity(withRenames[left], after[right], spend);
  // A pair of dissimilar lines is not evidence that the neighbouring lines match, because a whole block may be new.
  const partners = new Map(
    pairs
      .filter(
        ({ relation, before: left, after: right }) =>
          relation !== 'changed' || similarity(left, right) >= MIN_EVIDENCE,
      )
      .map((pair) => [pair.before, pair.after]),
  );
  const claimed = new Set(pairs.filter(({ relation }) => relation === 'same').map((pair) => pair.after));
  const [uniques, otherUniques] = [uniqueKeys(one), uniqueKeys(other)];
  for (const pair of pairs) {
    const [unit, found] = [before[pair.before], after[pair.after]];
    if (unit === undefined || found === undefined) continue;
    const key = one.key(pair.before);
    const isUnique = uniques.get(key) === pair.before && otherUniques.get(key) === pair.after;
    yield [
      unit,
      {
        unit: found,
        relation: pair.relation,
        similarity: pair.relation === 'changed' ? similarity(pair.before, pair.after) : 1,
        secondBest: pair.relation === 'changed' ? secondBestOf(pair, after, claimed, similarity) : undefined,
        unique: pair.relation !== 'changed' && isUnique,
        neighbours: neighboursOf(pair, partners, before.length, after.length),
      },
    ];
  }
}

/** The minimum similarity at which a changed line is evidence for its neighbours. */
const MIN_EVIDENCE = 0.45;

/** Gives a matched class or function the same key in both sequences, even if its name differs. */
function keyed(units: readonly Unit[], identity: (unit: Unit) => Unit['opens']): Sequence {
  const keys = units.map((unit) => {
    const definition = identity(unit);
    return definition === undefined ? unit.key : `\u0000${definition.span.start} ${definition.name}`;
  });
  return {
    length: units.length,
    key: (index) => keys[index] ?? '',
    isDistinctive: (index) => {
      const unit = units[index];
      return unit !== undefined && (unit.opens !== undefined || isDistinctive(unit));
    },
  };
}

/** Returns a similarity in [0, 1]; 0 for a nested class or function, because only an equal key can match it. */
function unitSimilarity(one: Unit | undefined, other: Unit | undefined, spend: SpendComparisons): number {
  spend(1);
  if (one === undefined || other === undefined) return 0;
  if (one.opens !== undefined || other.opens !== undefined) return 0;
  if (shareKeywordAlone(one, other, spend)) return 0;
  const share =
    0.5 * commonShare(one.names, other.names, spend) + 0.2 * commonShare(one.words, other.words, spend);
  return share + (one.head === other.head ? 0.3 : 0);
}

/** Returns true for two statements with the same keyword, such as `return`, whose other words share no part. */
function shareKeywordAlone(one: Unit, other: Unit, spend: SpendComparisons): boolean {
  if (one.keyword === undefined || one.keyword !== other.keyword) return false;
  const [parts, others] = [wordParts(one), wordParts(other)];
  spend(others.size);
  for (const part of others) if (parts.has(part)) return false;
  return true;
}

/** Returns the lower-case parts of the words after the keyword, split as in `snake_case` and `CamelCase`. */
const wordParts = memoized(({ words: [, ...words] }: Unit): ReadonlySet<string> => {
  const found = words.join(' ').match(/\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+/gu) ?? [];
  return new Set(found.map((part) => part.toLowerCase()));
}, new WeakMap());

function secondBestOf(
  pair: Pair,
  after: readonly Unit[],
  claimed: ReadonlySet<number>,
  similarity: (left: number, right: number) => number,
): SecondBestUnit | undefined {
  let secondBest: SecondBestUnit | undefined;
  for (const [index, unit] of after.entries()) {
    if (index === pair.after || claimed.has(index)) continue;
    const score = similarity(pair.before, index);
    if (score > (secondBest?.similarity ?? 0)) secondBest = { unit, similarity: score };
  }
  return secondBest;
}

function neighboursOf(
  { before, after }: Pair,
  partners: ReadonlyMap<number, number>,
  length: number,
  otherLength: number,
): 0 | 1 | 2 {
  const above = before === 0 ? after === 0 : partners.get(before - 1) === after - 1;
  const below = before === length - 1 ? after === otherLength - 1 : partners.get(before + 1) === after + 1;
  return above && below ? 2 : above || below ? 1 : 0;
}
