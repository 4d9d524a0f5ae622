import type { Diagnostic } from '../model/diagnostic.ts';
import { commonCount } from '../text/common-count.ts';
import { weightedAlignment } from '../text/weighted-alignment.ts';
import type { HunkPlace, PositionMap } from './position-map.ts';
import type { Statement, Statements } from './statements.ts';

/** The fraction of common words that a pair of statements must exceed. */
const MIN_SHARED = 2 / 3;

/** The maximum number of possible pairs of statements in a hunk. In a hunk with more, no statements are paired. */
const MAX_PAIRS = 10_000;
/** The maximum number of words in two statements together. Statements with more are not paired. */
const MAX_WORDS = 2000;

type KeyOf = (diagnostic: Diagnostic) => string | undefined;

/**
 * Returns functions that give keys to the diagnostics of base and head. Two diagnostics get equal keys if they mark
 * the same expression in two statements that {@link numberPairs} pairs. Diagnostics in other statements have no key.
 */
export function editedStatements(
  positions: PositionMap,
  base: Statements,
  head: Statements,
): { readonly before: KeyOf; readonly after: KeyOf } {
  const aligned = new Map<string, ReadonlyMap<Statement, number>>();
  const keyOf = (
    hunk: HunkPlace | undefined,
    statements: Statements,
    diagnostic: Diagnostic,
  ): string | undefined => {
    if (hunk?.kind !== 'replaced') return undefined;
    const { baseStart, baseCount, headStart, headCount } = hunk.hunk;
    const numbers =
      aligned.get(hunk.id) ??
      numberPairs(
        base.within(hunk.basePath, baseStart, baseCount),
        head.within(hunk.headPath, headStart, headCount),
      );
    aligned.set(hunk.id, numbers);
    const statement = statements.at(diagnostic);
    const number = statement && numbers.get(statement);
    return number === undefined
      ? undefined
      : JSON.stringify([hunk.id, number, statements.expressionAt(diagnostic)]);
  };
  return {
    before: (old) => keyOf(positions.baseHunk(old.uri, old.range[0]), base, old),
    after: (current) => keyOf(positions.headHunk(current.uri, current.range[0]), head, current),
  };
}

/**
 * Pairs similar statements, and gives both statements of a pair the same number. The pairs keep the order of the
 * statements, and the sum of their similarities is maximal. With too many possible pairs, no statement gets a number.
 */
export function numberPairs(
  base: readonly Statement[],
  head: readonly Statement[],
): ReadonlyMap<Statement, number> {
  const numbers = new Map<Statement, number>();
  if (base.length * head.length > MAX_PAIRS) return numbers;
  const weightOf = (row: number, column: number): number => {
    const shared = similarity(base[row]?.words ?? [], head[column]?.words ?? []);
    return shared > MIN_SHARED ? shared : 0;
  };
  for (const [row, column] of weightedAlignment(base.length, head.length, weightOf)) {
    numbers.set(base[row] as Statement, row);
    numbers.set(head[column] as Statement, row);
  }
  return numbers;
}

function similarity(one: readonly string[], other: readonly string[]): number {
  if (one.length + other.length > MAX_WORDS) return 0;
  return (2 * commonCount(one, other)) / (one.length + other.length);
}
