import type { LocateSelector } from '../model/selector.ts';
import type { Span } from '../syntax/definition.ts';
import { definitionsOfPath } from './definitions-of-path.ts';
import { compilePattern } from './locate-pattern.ts';
import { emptyAt, missing, oneOf, type Resolution, type ResolvedPlace } from './resolution.ts';
import type { SourceDocument } from './source.ts';

/** A longer one makes an expression that Node refuses to compile. */
const LONGEST_FIND = 2000;

/** First the scope, then the text to find in it. */
export function resolveLocate(spec: LocateSelector, document: SourceDocument): Resolution {
  const { scope, find } = spec;
  if (scope !== undefined && 'symbol' in scope) return inSymbol(spec, document, scope.symbol);
  const span = scope === undefined ? wholeText(document) : linesSpan(document, scope.lines);
  if (span === undefined) {
    return missing(`line ${scope?.lines[1]} is beyond the end: there are ${document.lines.lineCount} lines`);
  }
  if (find !== undefined) return search(spec, document, [span], find);
  const offset = scope === undefined ? span.start : firstSolid(document.lines.text, span);
  return { kind: 'resolved', place: emptyAt(document.uri, offset) };
}

function inSymbol(spec: LocateSelector, document: SourceDocument, path: readonly string[]): Resolution {
  const definitions = definitionsOfPath(document.definitions, path);
  const name = path.join('.');
  const reasons = {
    none: `${document.uri} has no ${name}`,
    several: `${name} is defined ${definitions.length} times in ${document.uri}`,
  };
  if (spec.find === undefined || definitions.length !== 1) {
    const names = definitions.map(({ nameSpan }) => ({
      uri: document.uri,
      span: nameSpan,
      selection: nameSpan,
    }));
    return oneOf(names, reasons);
  }
  return search(
    spec,
    document,
    definitions.map(({ span }) => span),
    spec.find,
  );
}

function search(
  { occurrence }: LocateSelector,
  document: SourceDocument,
  scopes: readonly Span[],
  find: string,
): Resolution {
  if (find.length > LONGEST_FIND) {
    return missing(`a text to find has at most ${LONGEST_FIND} characters, not ${find.length}`);
  }
  const places = scopes.flatMap((scope) => matchesIn(document, scope, find));
  const shown = JSON.stringify(find);
  if (occurrence === undefined) {
    return oneOf(places, {
      none: `${shown} does not occur`,
      several: `${shown} occurs ${places.length} times; say which with ?n=1 to ?n=${places.length}`,
    });
  }
  return oneOf(places.slice(occurrence - 1, occurrence), {
    none: `${shown} occurs ${places.length} times, not ${occurrence}`,
    several: '',
  });
}

/** Every match, overlapping ones too: what can be read in two ways is ambiguous. */
function matchesIn(document: SourceDocument, scope: Span, find: string): readonly ResolvedPlace[] {
  const { uri, lines } = document;
  const pattern = compilePattern(find);
  if (pattern.content === 'nothing') return [emptyAt(uri, scope.start)];
  const { expression } = pattern;
  expression.lastIndex = scope.start;
  const places: ResolvedPlace[] = [];
  for (;;) {
    const match = expression.exec(lines.text);
    if (match === null || match.index >= scope.end) return places;
    const end = match.index + match[0].length;
    const marker = match.indices?.[1]?.[0] ?? match.index;
    if (end <= scope.end) {
      const span = { start: match.index, end };
      places.push(
        pattern.marked
          ? emptyAt(uri, marker)
          : { uri, span, selection: { start: span.start, end: span.start } },
      );
    }
    const next = match.index + ((lines.text.codePointAt(match.index) ?? 0) > 0xff_ff ? 2 : 1);
    expression.lastIndex = pattern.content === 'space' ? end : next;
  }
}

function wholeText(document: SourceDocument): Span {
  return { start: 0, end: document.lines.text.length };
}

function linesSpan({ lines }: SourceDocument, [first, last]: readonly [number, number]): Span | undefined {
  if (last > lines.lineCount) return undefined;
  const start = lines.offsetAt({ line: first - 1, character: 0 });
  return { start, end: lines.offsetAt({ line: last - 1, character: lines.lineText(last - 1).length }) };
}

function firstSolid(text: string, { start, end }: Span): number {
  const blank = /^\s*/u.exec(text.slice(start, end))?.[0].length ?? 0;
  return start + blank === end ? start : start + blank;
}
