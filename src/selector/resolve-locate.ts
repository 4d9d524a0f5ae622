import type { LocateSelector } from '../model/selector.ts';
import type { Span } from '../syntax/definition.ts';
import { plural } from '../text/plural.ts';
import { definitionsOfPath } from './definitions-of-path.ts';
import { readPattern } from './locate-pattern.ts';
import { matchesOf } from './match-pattern.ts';
import { emptyPlaceAt, missing, resolutionOf, type Resolution, type ResolvedPlace } from './resolution.ts';
import type { SourceDocument } from './source.ts';

/**
 * Finds the search text (`find`) in the scope: a definition, lines, or by default the file. Without a search text,
 * resolves to the definition's name, the lines' first non-blank character (else their start), or the file's start.
 */
export function resolveLocate(spec: LocateSelector, document: SourceDocument): Resolution {
  const { scope, find } = spec;
  if (scope !== undefined && 'symbol' in scope) return inSymbol(spec, document, scope.symbol);
  const { lines } = document;
  const span = scope === undefined ? { start: 0, end: lines.text.length } : linesSpan(document, scope.lines);
  if (span === undefined) {
    return missing(
      `line ${scope?.lines[1]} is beyond the end: the file has ${plural(lines.lineCount, 'line')}`,
    );
  }
  if (find !== undefined) return search(spec, document, span, find);
  const offset = scope === undefined ? span.start : firstNonBlank(lines.text, span);
  return { kind: 'resolved', place: emptyPlaceAt(document.uri, offset) };
}

function inSymbol(spec: LocateSelector, document: SourceDocument, path: readonly string[]): Resolution {
  const { uri } = document;
  const definitions = definitionsOfPath(document.definitions, path);
  const [first] = definitions;
  if (spec.find !== undefined && first !== undefined && definitions.length === 1) {
    return search(spec, document, first.span, spec.find);
  }
  const name = path.join('.');
  const places = definitions.map(({ nameSpan }) => ({ uri, span: nameSpan, selection: nameSpan }));
  return resolutionOf(places, {
    none: `${uri} has no ${name}`,
    several: `${name} is defined ${definitions.length} times in ${uri}`,
  });
}

function search(
  { occurrence }: LocateSelector,
  document: SourceDocument,
  scope: Span,
  find: string,
): Resolution {
  const places = matchesIn(document, scope, find);
  const shown = JSON.stringify(find);
  if (occurrence === undefined) {
    return resolutionOf(places, {
      none: `${shown} does not occur`,
      several: `${shown} occurs ${places.length} times; select one with ?n=1 to ?n=${places.length}`,
    });
  }
  return resolutionOf(places.slice(occurrence - 1, occurrence), {
    none: `${shown} occurs ${plural(places.length, 'time')}, not ${occurrence}`,
    several: '',
  });
}

function matchesIn(document: SourceDocument, scope: Span, find: string): readonly ResolvedPlace[] {
  const { uri, lines } = document;
  return matchesOf(readPattern(find), lines.text, scope).map(({ start, end, marker }) =>
    marker === undefined
      ? { uri, span: { start, end }, selection: { start, end: start } }
      : emptyPlaceAt(uri, marker),
  );
}

function linesSpan({ lines }: SourceDocument, [first, last]: readonly [number, number]): Span | undefined {
  if (last > lines.lineCount) return undefined;
  const start = lines.offsetAt({ line: first - 1, character: 0 });
  return { start, end: lines.offsetAt({ line: last - 1, character: lines.lineText(last - 1).length }) };
}

function firstNonBlank(text: string, { start, end }: Span): number {
  const blank = /^\s*/u.exec(text.slice(start, end))?.[0].length ?? 0;
  return start + blank === end ? start : start + blank;
}
