import type { LocateSelector } from '../model/selector.ts';
import type { Definition, Span } from '../syntax/definition.ts';
import { containsSpan, sameSpan } from '../syntax/spans.ts';
import { refused, type Created, type NamedPlace } from './created.ts';
import { definitionsOfPath } from './definitions-of-path.ts';
import { resolveLocate } from './resolve-locate.ts';
import type { SourceDocument } from './source.ts';

/** The maximum length of a search text in UTF-16 code units. For a longer place, a range is clearer. */
const MAX_LENGTH = 200;
/** The maximum length of the text on either side of a marker (`<|>`) for an empty place, in UTF-16 code units. */
const MAX_CONTEXT = 80;
/** The maximum number of `<` in a marker: `<<|>>` has two. */
const MAX_MARKER_DEPTH = 4;

type SymbolPath = readonly [string, ...string[]];

/**
 * Creates a selector with the path of a definition, if the path is unique and the place is the definition or in
 * its name. Otherwise, the selector has a search text and a scope: the innermost definition around the place that has
 * a body and a unique path, or else the file.
 */
export function createLocate({ document, place }: NamedPlace): Created {
  const { uri } = document;
  const named = document.definitions.find(
    (definition) =>
      (sameSpan(definition.span, place.span) || containsSpan(definition.nameSpan, place.span)) &&
      isUnique(document, definition),
  );
  if (named !== undefined) {
    const spec: LocateSelector = { kind: 'locate', uri, scope: { symbol: named.path as SymbolPath } };
    return { kind: 'created', spec, selected: named.nameSpan };
  }
  const scope = document.definitions.findLast(
    (definition) =>
      definition.body !== null && containsSpan(definition.span, place.span) && isUnique(document, definition),
  );
  const base: LocateSelector = {
    kind: 'locate',
    uri,
    ...(scope === undefined ? {} : { scope: { symbol: scope.path as SymbolPath } }),
  };
  const within = scope?.span ?? { start: 0, end: document.lines.text.length };
  for (const find of textsFor(document, place.span, within)) {
    const spec = numbered({ ...base, find }, document, place.span);
    if (spec !== undefined) return { kind: 'created', spec, selected: place.span };
  }
  return refused('no search text resolves to it');
}

function isUnique({ definitions }: SourceDocument, definition: Definition): boolean {
  const definitionsAtPath = definitionsOfPath(definitions, definition.path);
  return definitionsAtPath.length === 1 && definitionsAtPath[0] === definition;
}

/** Yields the search texts that may resolve to a place in a scope; none if the text of the place is too long. */
function* textsFor(document: SourceDocument, span: Span, within: Span): Generator<string> {
  const { lines } = document;
  if (span.end > span.start) {
    if (span.end - span.start <= MAX_LENGTH) yield lines.text.slice(span.start, span.end);
    return;
  }
  const { line, character } = lines.positionAt(span.start);
  const start = span.start - character;
  const end = Math.min(start + lines.lineText(line).length, within.end);
  const before = lines.text.slice(Math.max(start, within.start, span.start - MAX_CONTEXT), span.start);
  const after = lines.text.slice(span.start, Math.min(end, span.start + MAX_CONTEXT));
  // Only whole names match, so a name that the limit may have cut is removed.
  const left = span.start - start > MAX_CONTEXT ? before.replace(/^(?:\p{XIDC}+|\p{Cs})/u, '') : before;
  const right = end - span.start > MAX_CONTEXT ? after.replace(/(?:\p{XIDC}+|\p{Cs})$/u, '') : after;
  for (let level = 1; level <= MAX_MARKER_DEPTH; level += 1) {
    const marker = `${'<'.repeat(level)}|${'>'.repeat(level)}`;
    yield `${left.trimStart()}${marker}${right.trimEnd()}`;
    // The marker must be unique. If `right` also contains this marker, the marker works only without `right`.
    yield `${left.trimStart()}${marker}`;
  }
}

/** Adds `occurrence` if the selector has several matches. Returns undefined if no match is the place. */
function numbered(spec: LocateSelector, document: SourceDocument, span: Span): LocateSelector | undefined {
  const resolution = resolveLocate(spec, document);
  if (resolution.kind === 'resolved') return sameSpan(resolution.place.span, span) ? spec : undefined;
  if (resolution.kind !== 'ambiguous') return undefined;
  const index = resolution.places.findIndex((place) => sameSpan(place.span, span));
  return index < 0 ? undefined : { ...spec, occurrence: index + 1 };
}
