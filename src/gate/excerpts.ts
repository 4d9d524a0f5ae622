import type { Diagnostic } from '../model/diagnostic.ts';
import type { Excerpt } from '../model/report.ts';
import { readLines } from './trees-on-disk.ts';

/** The lines before and after the first line of a range. */
const CONTEXT = 1;
/** In UTF-16 units. Longer lines are generated code, and columns of a part of a line would be wrong. */
const MAX_LINE_LENGTH = 500;
/** Limits the size of a report; readers fix the first errors first. */
const MAX_EXCERPTS = 1000;

/** Returns the code of a side's diagnostics, so that a report shows it without the tree (an absolute folder). */
export async function readExcerpts(
  tree: string,
  diagnostics: readonly Diagnostic[],
): Promise<ReadonlyMap<Diagnostic, Excerpt>> {
  const shown = diagnostics.slice(0, MAX_EXCERPTS);
  const linesOf = await readLines(
    tree,
    shown.map(({ uri }) => uri),
  );
  const excerpts = new Map<Diagnostic, Excerpt>();
  for (const diagnostic of shown) {
    const excerpt = excerptAt(linesOf(diagnostic.uri), diagnostic.range[0]);
    if (excerpt !== undefined) excerpts.set(diagnostic, excerpt);
  }
  return excerpts;
}

function excerptAt(lines: readonly string[], line: number): Excerpt | undefined {
  if (lines[line] === undefined) return undefined;
  const firstLine = Math.max(0, line - CONTEXT);
  // The text after the last line end is not a line.
  const end = lines.at(-1) === '' && line < lines.length - 1 ? lines.length - 1 : lines.length;
  const shown = lines.slice(firstLine, Math.min(line + CONTEXT + 1, end));
  return shown.some(({ length }) => length > MAX_LINE_LENGTH) ? undefined : { firstLine, lines: shown };
}
