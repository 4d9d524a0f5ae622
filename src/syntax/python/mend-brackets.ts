import type { Span } from '../definition.ts';
import { PIECE, STATEMENT } from './scan-pieces.ts';

interface OpenBracket {
  readonly at: number;
  /** How many blanks stood before it. */
  readonly blanks: number;
}

/**
 * The same text, as long, with blanks for the line ends and comments inside brackets (Python gives
 * the indentation there no meaning; the grammar's scanner sometimes does), and for brackets that
 * nothing closes before the next definition.
 */
export function mendBrackets(text: string): string {
  let open: OpenBracket[] = [];
  const blanks: Span[] = [];
  for (const { 0: found, index: start } of text.matchAll(PIECE)) {
    if (found === '(' || found === '[' || found === '{') {
      open.push({ at: start, blanks: blanks.length });
    } else if (found === ')' || found === ']' || found === '}') {
      open.pop();
    } else if (open.length > 0 && (found === '\n' || found.startsWith('#'))) {
      STATEMENT.lastIndex = start;
      if (STATEMENT.test(text)) {
        giveUp(open, blanks);
        open = [];
      } else blanks.push({ start, end: start + found.length });
    }
  }
  giveUp(open, blanks);
  return blank(text, blanks);
}

/** The lines after brackets without an end are lines again, and the brackets are gone. */
function giveUp(open: readonly OpenBracket[], blanks: Span[]): void {
  const [first] = open;
  if (first === undefined) return;
  blanks.length = first.blanks;
  for (const { at } of open) blanks.push({ start: at, end: at + 1 });
}

function blank(text: string, spans: readonly Span[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of spans) {
    parts.push(text.slice(from, start), ' '.repeat(end - start));
    from = end;
  }
  return parts.join('') + text.slice(from);
}
