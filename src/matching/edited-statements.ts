import type { Diagnostic } from '../model/diagnostic.ts';
import type { HunkPlace, PositionMap } from './position-map.ts';
import type { Statement, Statements } from './statements.ts';

/** A statement may be an edit of another if both share more than this fraction of their words. */
const MIN_SHARED = 2 / 3;

/** Hunks with more pairs of statements are not aligned, to limit the time. */
const MAX_PAIRS = 10_000;
const MAX_WORDS = 2000;

type KeyOf = (diagnostic: Diagnostic) => string | undefined;

/**
 * Returns functions that map the diagnostics of each side to keys. Two keys are equal if one statement is an
 * edit of the other and both diagnostics mark the same expression. A statement is an edit of at most one other,
 * in the same hunk and in order. A diagnostic in any other statement has no key.
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
    const numbers = aligned.get(hunk.id) ?? align(inHunk(base, hunk, 'base'), inHunk(head, hunk, 'head'));
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

function inHunk(
  statements: Statements,
  { basePath, headPath, hunk }: Extract<HunkPlace, { kind: 'replaced' }>,
  side: 'base' | 'head',
): readonly Statement[] {
  return side === 'base'
    ? statements.within(basePath, hunk.baseStart, hunk.baseCount)
    : statements.within(headPath, hunk.headStart, hunk.headCount);
}

/**
 * Aligns statements so that the sum of the similarities of all pairs is maximal. Both statements of a pair get
 * the same number.
 */
function align(base: readonly Statement[], head: readonly Statement[]): ReadonlyMap<Statement, number> {
  const numbers = new Map<Statement, number>();
  if (base.length * head.length > MAX_PAIRS) return numbers;
  const shared = base.map((one) => head.map((other) => similarity(one.words, other.words)));
  const best = Array.from({ length: base.length + 1 }, () =>
    Array.from({ length: head.length + 1 }, () => 0),
  );
  const bestAt = (row: number, column: number): number => best[row]?.[column] ?? 0;
  const pairAt = (row: number, column: number): number => {
    const found = shared[row]?.[column] ?? 0;
    return found > MIN_SHARED ? found + bestAt(row + 1, column + 1) : 0;
  };
  for (let row = base.length - 1; row >= 0; row -= 1) {
    for (let column = head.length - 1; column >= 0; column -= 1) {
      const most = Math.max(pairAt(row, column), bestAt(row + 1, column), bestAt(row, column + 1));
      (best[row] as number[])[column] = most;
    }
  }
  for (let row = 0, column = 0; bestAt(row, column) > 0;) {
    if (bestAt(row, column) === pairAt(row, column)) {
      numbers.set(base[row] as Statement, row);
      numbers.set(head[column] as Statement, row);
      row += 1;
      column += 1;
    } else if (bestAt(row, column) === bestAt(row + 1, column)) row += 1;
    else column += 1;
  }
  return numbers;
}

/** Returns the fraction of all words that both have, from 0 to 1; 0 if there are too many words to compare. */
function similarity(one: readonly string[], other: readonly string[]): number {
  if (one.length + other.length > MAX_WORDS) return 0;
  const counts = new Map<string, number>();
  for (const word of one) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of other) {
    const left = counts.get(word) ?? 0;
    if (left > 0) common += 1;
    counts.set(word, left - 1);
  }
  return (2 * common) / (one.length + other.length);
}
