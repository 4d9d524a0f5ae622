import type { Hunk, TreeChange } from '../git/tree-changes.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { grouped } from '../text/grouped.ts';
import { memoized } from '../text/memoized.ts';
import { partitionPoint } from '../text/partition-point.ts';
import { numberPairs } from './edited-statements.ts';
import { lineMap, type LinesOf } from './position-map.ts';
import { statementsOf, wordsKey, type Statement, type Statements } from './statements.ts';

/** Matches the words, joined by spaces, of a placeholder: a statement that replaces code, such as `pass`. */
const PLACEHOLDER = new RegExp(
  `^(?:${[
    String.raw`pass|continue|break|\.\.\.|\. \. \.|None|return(?: None)?`,
    String.raw`raise NotImplementedError(?: \(.*)?|raise SystemExit(?: \( (?:\d+ )?\))?`,
    // The body of an endless loop can be in the same statement, or be the next statement.
    String.raw`assert (?:True|1)|while (?:True|1) :(?: (?:pass|continue|\.\.\.|\. \. \.))?`,
  ].join('|')})$`,
  'su',
);
const STRING = /^[bfrut]{0,2}["']/iu;
const IMPORT = /^\s*(?:import|from)\b/u;

/**
 * Returns the resolved diagnostics (those that head lacks) whose statement was only deleted, commented out, or
 * replaced by a placeholder. Ignores deleted files and files other than Python. Deleted imports do not count, because
 * deleting an unresolved import can be right. A deleted statement counts as moved, not as deleted, if a changed
 * Python file has an added statement with the same first line. An unchanged statement whose first line is now part of
 * a string counts as deleted.
 *
 * @param changes the changes from base to head. Their line numbers also count a lone CR as the end of a line.
 */
export function deletedStatements(
  resolved: readonly Diagnostic[],
  changes: readonly TreeChange[],
  baseLines: LinesOf,
  headLines: LinesOf,
): ReadonlySet<Diagnostic> {
  const byBase = new Map(changes.map((change) => [change.basePath, change]));
  const candidates = resolved.filter(({ uri }) => byBase.has(uri) && /\.pyi?$/u.test(uri));
  if (candidates.length === 0) return new Set();
  const base = statementsOf(baseLines);
  const head = statementsOf(headLines);
  const lineIn = memoized(({ hunks }: TreeChange) => lineMap(hunks));
  const isPresent = addedStatements(changes, head, headLines);
  // Cached, because many diagnostics can be in one hunk.
  const replacedIn = new Map<Hunk, (statement: Statement) => boolean>();
  return new Set(
    candidates.filter((diagnostic) => {
      const { uri, range } = diagnostic;
      const { hunks, headPath } = byBase.get(uri) as TreeChange;
      const lines = baseLines(uri);
      const statement = base.at(diagnostic) ?? { words: [], firstLine: range[0], lastLine: range[0] };
      const { firstLine, lastLine } = statement;
      if (headPath === null || IMPORT.test(lines[firstLine] ?? '')) return false;
      const line = lineIn(byBase.get(uri) as TreeChange)(firstLine);
      if (line !== undefined && head.isInString(headPath, line)) return !base.isInString(uri, firstLine);
      const next = partitionPoint(hunks.length, (index) => (hunks[index]?.baseStart ?? 0) > firstLine);
      const hunk = hunks[next - 1];
      if (hunk === undefined || !covers(hunk, firstLine, lastLine)) return false;
      if (isPresent((lines[firstLine] ?? '').trim())) return false;
      const isReplaced =
        replacedIn.get(hunk) ??
        replacedStatements(
          base.within(uri, hunk.baseStart, hunk.baseCount),
          head.within(headPath, hunk.headStart, hunk.headCount),
        );
      replacedIn.set(hunk, isReplaced);
      return !isReplaced(statement);
    }),
  );
}

/** Returns a predicate for trimmed lines: true for the first line of a statement that head adds. */
function addedStatements(
  changes: readonly TreeChange[],
  head: Statements,
  headLines: LinesOf,
): (line: string) => boolean {
  let added: ReadonlySet<string> | undefined;
  const linesOf = ({ basePath, headPath, hunks }: TreeChange): readonly string[] => {
    if (headPath === null || !/\.pyi?$/u.test(headPath)) return [];
    const all = headLines(headPath);
    const places = basePath === null ? [{ headStart: 0, headCount: all.length }] : hunks;
    return places.flatMap(({ headStart, headCount }) =>
      head
        .within(headPath, headStart, headCount)
        .filter(({ firstLine }) => firstLine >= headStart)
        .map(({ firstLine }) => (all[firstLine] ?? '').trim()),
    );
  };
  return (line) => {
    // Computed at the first use, because most changes delete no statement with a diagnostic.
    added ??= new Set(changes.flatMap(linesOf));
    return added.has(line);
  };
}

/**
 * Returns a predicate for removed statements: true if an added statement may replace the statement. Ignores added
 * placeholders: code that only they replace counts as deleted. If every other added statement can be paired with an
 * equal or edited removed statement, only these removed statements count as replaced. Otherwise, all of them do.
 */
function replacedStatements(
  before: readonly Statement[],
  after: readonly Statement[],
): (statement: Statement) => boolean {
  const code = after.filter(({ words }) => !isPlaceholder(words));
  if (code.length === 0) return () => false;
  const [kept, old, current] = equalStatements(before, code);
  const numbers = numberPairs(old, current);
  const areEdits = current.every((statement) => numbers.has(statement));
  return (statement) => !areEdits || numbers.has(statement) || kept.has(statement);
}

/** Pairs statements with equal words. Returns base's paired and unpaired statements, and head's unpaired ones. */
function equalStatements(
  before: readonly Statement[],
  after: readonly Statement[],
): readonly [ReadonlySet<Statement>, readonly Statement[], readonly Statement[]] {
  const byWords = grouped(before, wordsKey);
  const kept = new Set<Statement>();
  const taken = new Map<string, number>();
  const current = after.filter((statement) => {
    const key = wordsKey(statement);
    const at = taken.get(key) ?? 0;
    const same = byWords.get(key)?.[at];
    if (same === undefined) return true;
    taken.set(key, at + 1);
    kept.add(same);
    return false;
  });
  return [kept, before.filter((statement) => !kept.has(statement)), current];
}

/** Returns true for a placeholder. A statement of only strings, such as a docstring, is also a placeholder. */
function isPlaceholder(words: readonly string[]): boolean {
  return words.every((word) => STRING.test(word)) || PLACEHOLDER.test(words.join(' '));
}

function covers({ baseStart, baseCount }: Hunk, first: number, last: number): boolean {
  return baseStart <= first && last < baseStart + baseCount;
}
