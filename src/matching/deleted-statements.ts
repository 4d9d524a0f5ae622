import type { Hunk, TreeChange } from '../git/tree-changes.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { pythonCodeTokens } from '../syntax/python/code-tokens.ts';
import { pythonStatements } from '../syntax/python/statements.ts';
import { lineIndex, rangeAt } from '../text/line-index.ts';
import { partitionPoint } from '../text/partition-point.ts';
import type { LinesOf } from './position-map.ts';

/**
 * Matches a trimmed line without real code: an empty line, a comment, a string, or a placeholder such as
 * `pass`, `return` or `raise NotImplementedError`. Matching takes linear time, even for a hostile line.
 */
const EMPTY =
  /^(?:(?:pass|continue|break|\.\.\.|None|return(?: None)?|raise NotImplementedError(?:\(.*\))?|[rbuf]*"[^"]*"|'[^']*'|""".*""")(?:\s*;)?\s*)?(?:#.*)?$/u;
const IMPORT = /^\s*(?:import|from)\b/u;

/**
 * Returns the resolved diagnostics that disappeared only because their statement was deleted, commented out,
 * or replaced by a placeholder, in a Python file that still exists. Deleted imports do not count, because
 * deleting an unresolved import can be the right correction. A statement whose first line exists elsewhere in
 * a changed file counts as moved.
 *
 * @param changes the changes, with hunks in lines as editors count them.
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
  const statementsOf = new Map(
    [...new Set(candidates.map(({ uri }) => uri))].map((uri) => [uri, statementLines(baseLines(uri))]),
  );
  const heads = changes.flatMap(({ headPath }) => headPath ?? []);
  const present = new Set(heads.flatMap((uri) => headLines(uri).map((line) => line.trim())));
  // Many diagnostics can be in one hunk.
  const emptyHunks = new Map<Hunk, boolean>();
  return new Set(
    candidates.filter(({ uri, range }) => {
      const { hunks, headPath } = byBase.get(uri) as TreeChange;
      const lines = baseLines(uri);
      const [first, last] = statementAt(statementsOf.get(uri) ?? [], range[0]);
      const hunk = hunks[partitionPoint(hunks.length, (index) => (hunks[index]?.baseStart ?? 0) > first) - 1];
      if (hunk === undefined || !covers(hunk, first, last)) return false;
      if (headPath === null || IMPORT.test(lines[first] ?? '')) return false;
      if (present.has((lines[first] ?? '').trim())) return false;
      const left = (): readonly string[] =>
        headLines(headPath).slice(hunk.headStart, hunk.headStart + hunk.headCount);
      const isEmpty = emptyHunks.get(hunk) ?? left().every((line) => EMPTY.test(line.trim()));
      emptyHunks.set(hunk, isEmpty);
      return isEmpty;
    }),
  );
}

function covers({ baseStart, baseCount }: Hunk, first: number, last: number): boolean {
  return baseStart <= first && last < baseStart + baseCount;
}

type Lines = readonly [first: number, last: number];

/** Returns the first and the last line of each statement. */
function statementLines(lines: readonly string[]): readonly Lines[] {
  const text = lines.join('\n');
  const index = lineIndex(text);
  return pythonStatements(text, pythonCodeTokens(text)).map((statement): Lines => {
    const [start, end] = [statement[0]?.start ?? 0, statement.at(-1)?.end ?? 0];
    const [first, , last] = rangeAt(index, { start, end });
    return [first, last];
  });
}

function statementAt(statements: readonly Lines[], line: number): Lines {
  const at = partitionPoint(statements.length, (index) => (statements[index]?.[1] ?? 0) >= line);
  const [first, last] = statements[at] ?? [line, line];
  return first <= line ? [first, last] : [line, line];
}
