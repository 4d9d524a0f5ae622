import type { Hunk, TreeChange } from '../git/tree-changes.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { pythonCodeTokens } from '../syntax/python/code-tokens.ts';
import { pythonStatements } from '../syntax/python/statements.ts';
import { lineIndex, rangeAt } from '../text/line-index.ts';
import { readLines } from './trees-on-disk.ts';

/** Matches a line without an effect: blank, a comment, a docstring's end, or a statement that does nothing. */
const EMPTY =
  /^\s*(?:(?:pass|continue|break|\.\.\.|None|return(?: None)?|raise NotImplementedError(?:\(.*\))?|[rbuf]*"[^"]*"|'[^']*'|""".*""")\s*;?\s*)?(?:#.*)?$/u;
const IMPORT = /^\s*(?:import|from)\b/u;

/**
 * Returns the resolved diagnostics that disappeared only because their statement was deleted, put into a comment,
 * or replaced by one that does nothing. An import may go: that is how an unresolved one is corrected. A statement
 * that exists elsewhere in a changed file has moved.
 *
 * @param changes in lines of editors.
 */
export async function deletedCode(
  resolved: readonly Diagnostic[],
  changes: readonly TreeChange[],
  trees: { readonly before: string; readonly after: string },
): Promise<ReadonlySet<Diagnostic>> {
  const byBase = new Map(changes.map((change) => [change.basePath, change]));
  const candidates = resolved.filter(({ uri }) => byBase.has(uri) && /\.pyi?$/u.test(uri));
  if (candidates.length === 0) return new Set();
  const baseLines = await readLines(
    trees.before,
    candidates.map(({ uri }) => uri),
  );
  const heads = changes.flatMap(({ headPath }) => headPath ?? []);
  const headLines = await readLines(trees.after, heads);
  const present = new Set(heads.flatMap((uri) => headLines(uri).map((line) => line.trim())));
  return new Set(
    candidates.filter(({ uri, range }) => {
      const { hunks, headPath } = byBase.get(uri) as TreeChange;
      const lines = baseLines(uri);
      const [first, last] = statementLines(lines.join('\n'), range[0]);
      const hunk = hunks.find((one) => covers(one, first, last));
      if (hunk === undefined || headPath === null || IMPORT.test(lines[first] ?? '')) return false;
      if (present.has((lines[first] ?? '').trim())) return false;
      const left = headLines(headPath).slice(hunk.headStart, hunk.headStart + hunk.headCount);
      return left.every((line) => EMPTY.test(line));
    }),
  );
}

function covers({ baseStart, baseCount }: Hunk, first: number, last: number): boolean {
  return baseStart <= first && last < baseStart + baseCount;
}

/** Returns the first and the last line of the statement at a line. */
function statementLines(text: string, line: number): readonly [number, number] {
  const lines = lineIndex(text);
  for (const statement of pythonStatements(text, pythonCodeTokens(text))) {
    const [start, end] = [statement[0]?.start ?? 0, statement.at(-1)?.end ?? 0];
    const [first, , last] = rangeAt(lines, { start, end });
    if (first <= line && line <= last) return [first, last];
  }
  return [line, line];
}
