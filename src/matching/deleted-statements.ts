import type { Hunk, TreeChange } from '../git/tree-changes.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { partitionPoint } from '../text/partition-point.ts';
import { numberPairs } from './edited-statements.ts';
import type { LinesOf } from './position-map.ts';
import { statementsOf, type Statement } from './statements.ts';

/**
 * Matches a trimmed line without real code: an empty line, a comment, a string, or a placeholder such as
 * `pass`, `return` or `raise NotImplementedError`. Matching takes linear time, even for a hostile line.
 */
const EMPTY =
  /^(?:(?:pass|continue|break|\.\.\.|None|return(?: None)?|raise NotImplementedError(?:\(.*\))?|[bfru]*(?:"[^"]*"|'[^']*'|""".*"""|'''.*'''))(?:\s*;)?\s*)?(?:#.*)?$/u;
const IMPORT = /^\s*(?:import|from)\b/u;

/**
 * Returns the resolved diagnostics that disappeared only because their statement was deleted, commented out,
 * or replaced by a placeholder, in a Python file that still exists. Deleted imports do not count, because
 * deleting an unresolved import can be the right correction. A statement whose first line exists elsewhere in
 * a changed file counts as moved.
 *
 * @param changes the changes, with hunks whose lines are counted as in editors.
 * @param headLines returns the lines of every changed file.
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
  const heads = changes.flatMap(({ headPath }) => headPath ?? []);
  const present = new Set(heads.flatMap((uri) => headLines(uri).map((line) => line.trim())));
  // Many diagnostics can be in one hunk.
  const replacedIn = new Map<Hunk, (statement: Statement) => boolean>();
  return new Set(
    candidates.filter((diagnostic) => {
      const { uri, range } = diagnostic;
      const { hunks, headPath } = byBase.get(uri) as TreeChange;
      const lines = baseLines(uri);
      const statement = base.at(diagnostic) ?? { words: [], firstLine: range[0], lastLine: range[0] };
      const { firstLine, lastLine } = statement;
      const next = partitionPoint(hunks.length, (index) => (hunks[index]?.baseStart ?? 0) > firstLine);
      const hunk = hunks[next - 1];
      if (hunk === undefined || !covers(hunk, firstLine, lastLine)) return false;
      if (headPath === null || IMPORT.test(lines[firstLine] ?? '')) return false;
      if (present.has((lines[firstLine] ?? '').trim())) return false;
      const isReplaced =
        replacedIn.get(hunk) ??
        replacedStatements(
          base.within(uri, hunk.baseStart, hunk.baseCount),
          head.within(headPath, hunk.headStart, hunk.headCount),
          headLines(headPath),
          hunk,
        );
      replacedIn.set(hunk, isReplaced);
      return !isReplaced(statement);
    }),
  );
}

/**
 * Returns a function that is true for a statement of base that may have a replacement in its hunk. Code in the
 * hunk may replace every statement, except if all of this code is edits of other statements.
 */
function replacedStatements(
  before: readonly Statement[],
  after: readonly Statement[],
  lines: readonly string[],
  { headStart, headCount }: Hunk,
): (statement: Statement) => boolean {
  const areEmpty = (start: number, end: number): boolean =>
    lines.slice(start, end).every((line) => EMPTY.test(line.trim()));
  if (areEmpty(headStart, headStart + headCount)) return () => false;
  const numbers = numberPairs(before, after);
  const areEdits = after.every(
    (statement) => numbers.has(statement) || areEmpty(statement.firstLine, statement.lastLine + 1),
  );
  return (statement) => !areEdits || numbers.has(statement);
}

function covers({ baseStart, baseCount }: Hunk, first: number, last: number): boolean {
  return baseStart <= first && last < baseStart + baseCount;
}
