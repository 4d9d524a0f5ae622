import type { Span } from '../definition.ts';
import { blank, PIECE, STATEMENT } from './scan-pieces.ts';

interface OpenBracket {
  readonly at: number;
  /** The number of blanked spans before the bracket. */
  readonly blanks: number;
}

/**
 * Replaces line feeds and comments in brackets by spaces of equal length, because the grammar's scanner does not
 * always ignore indentation there. If a bracket is still open at the next definition or at the end of the text,
 * replaces this bracket instead.
 */
export function normalizeBrackets(text: string): {
  readonly text: string;
  readonly hasUnclosed: boolean;
} {
  let open: OpenBracket[] = [];
  let hasUnclosed = false;
  const blanks: Span[] = [];
  for (const { 0: found, index: start } of text.matchAll(PIECE)) {
    if (found === '(' || found === '[' || found === '{') {
      open.push({ at: start, blanks: blanks.length });
    } else if (found === ')' || found === ']' || found === '}') {
      open.pop();
    } else if (open.length > 0 && (found === '\n' || found.startsWith('#'))) {
      STATEMENT.lastIndex = start;
      if (STATEMENT.test(text)) {
        restoreUnclosed(open, blanks);
        hasUnclosed = true;
        open = [];
      } else blanks.push({ start, end: start + found.length });
    }
  }
  restoreUnclosed(open, blanks);
  return { text: blank(text, blanks), hasUnclosed: hasUnclosed || open.length > 0 };
}

/** Removes from `blanks` the spans after the first unclosed bracket. Adds the unclosed brackets instead. */
function restoreUnclosed(open: readonly OpenBracket[], blanks: Span[]): void {
  const [first] = open;
  if (first === undefined) return;
  blanks.length = first.blanks;
  for (const { at } of open) blanks.push({ start: at, end: at + 1 });
}
