import type { Indexing } from '../model/selector.ts';
import { fromUtf16 } from '../text/column-units.ts';
import type { Created, NamedPlace } from './created.ts';

/** Creates a cursor at the start of the place's selection. Requests to a server use this position. */
export function createCursor(named: NamedPlace): Created {
  const { start } = named.place.selection;
  const { at, indexing } = columnsOf(named, [start]);
  const [[line, col] = [1, 1]] = at;
  return {
    kind: 'created',
    spec: { kind: 'cursor', uri: named.document.uri, line, col, ...indexing },
    selected: { start, end: start },
  };
}

export function createRange(named: NamedPlace): Created {
  const { span } = named.place;
  const { at, indexing } = columnsOf(named, [span.start, span.end]);
  const [start = [1, 1], end = start] = at;
  return {
    kind: 'created',
    spec: { kind: 'range', uri: named.document.uri, start, end, ...indexing },
    selected: span,
  };
}

interface Columns {
  /** One-based lines and columns. */
  readonly at: readonly (readonly [number, number])[];
  /** The unit. Omitted if the columns are equal in all units, because the selector is then valid for any unit. */
  readonly indexing: { readonly indexing?: Indexing };
}

function columnsOf({ document, indexing }: NamedPlace, offsets: readonly number[]): Columns {
  const { lines } = document;
  let differ = false;
  const at = offsets.map((offset) => {
    const { line, character } = lines.positionAt(offset);
    const text = lines.lineText(line);
    differ ||= fromUtf16(text, character, 'utf-8') !== character;
    return [line + 1, fromUtf16(text, character, indexing) + 1] as const;
  });
  return { at, indexing: differ ? { indexing } : {} };
}
