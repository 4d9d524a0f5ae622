import type { LineIndex } from '../text/line-index.ts';
import type { Span } from '../syntax/definition.ts';
import { anchorOf, certifiesAnchor, DEFAULT_CONTEXT } from './anchor-text.ts';
import { refused, type Created, type NamedPlace } from './created.ts';

/** The context on either side of the snippet stays below this length, in code points. */
const MAX_CONTEXT = 10_000;
/** If the snippet has more matches than this, {@link createAnchor} extends the snippet instead of the context. */
const MANY_MATCHES = 200;
/** The approximate maximum length of text to add on each side of an empty place, in UTF-16 code units. */
const MAX_LINE_CONTEXT = 100;

/**
 * Creates an anchor: a snippet of the document, with the text before and after it as context. Widens the context
 * until the anchor is unique. If the widest context does not suffice, extends the snippet.
 */
export function createAnchor({ document, place }: NamedPlace): Created {
  const { lines } = document;
  let snippet: Span = withText(lines, place.span);
  if (snippet.start === snippet.end) return refused('the file is empty');
  for (;;) {
    for (let context = DEFAULT_CONTEXT; context < MAX_CONTEXT; context *= 4) {
      const spec = anchorOf(document, snippet, context);
      const { isCertified, hasMany } = certifiesAnchor(spec, document, snippet.start, MANY_MATCHES);
      if (isCertified) return { kind: 'created', spec, selected: place.span };
      // With many matches, a longer snippet costs less than wider contexts.
      if (hasMany) break;
    }
    const wider = linesAround(lines, snippet);
    if (wider.start === snippet.start && wider.end === snippet.end) {
      return refused('its text occurs more than once in the same context');
    }
    snippet = wider;
  }
}

/** Extends an empty span to text around it in the line. For a blank line, adds the lines above and below. */
function withText(lines: LineIndex, span: Span): Span {
  if (span.end > span.start) return span;
  const { line, character } = lines.positionAt(span.start);
  const text = lines.lineText(line);
  if (text.trim() === '') return linesAround(lines, span);
  const first = text.length - text.trimStart().length;
  const from = Math.min(character, Math.max(first, boundary(text, character - MAX_LINE_CONTEXT)));
  const to = Math.max(
    character,
    Math.min(text.trimEnd().length, boundary(text, character + MAX_LINE_CONTEXT)),
  );
  return { start: lines.offsetAt({ line, character: from }), end: lines.offsetAt({ line, character: to }) };
}

/** Returns the column, or the previous one if the column is inside a surrogate pair. */
function boundary(text: string, column: number): number {
  return column > 0 && (text.codePointAt(column - 1) ?? 0) > 0xff_ff ? column - 1 : column;
}

/** Extends a span of n lines to whole lines. Adds up to n lines on each side. */
function linesAround(lines: LineIndex, { start, end }: Span): Span {
  const first = lines.positionAt(start).line;
  const last = lines.positionAt(end).line;
  const more = last - first + 1;
  const from = Math.max(0, first - more);
  const to = Math.min(lines.lineCount - 1, last + more);
  return {
    start: lines.offsetAt({ line: from, character: 0 }),
    end: lines.offsetAt({ line: to, character: lines.lineText(to).length }),
  };
}
