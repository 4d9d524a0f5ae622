import type { SourceDocument } from '../../src/selector/source.ts';
import type { Definition, Span } from '../../src/syntax/definition.ts';
import type { Moves } from './true-places.ts';

/** Returns a function that returns pseudo-random integers from 0 to `below` - 1. Equal seeds give equal integers. */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A range of the old text, or an inserted text. */
type Piece = Span | { readonly inserted: string };

/**
 * Returns the text of a module in pieces. Moves top-level functions and classes with unique names into a random
 * order. Inserts comments before some of the other functions and classes (for example methods).
 */
function piecesOf(
  { lines: { text }, definitions }: SourceDocument,
  next: (below: number) => number,
): Piece[] {
  const lineStart = ({ span }: Definition): number => text.lastIndexOf('\n', span.start - 1) + 1;
  const scoped = definitions.filter(({ kind }) => kind === 'function' || kind === 'class');
  const isAlone = ({ path: definitionPath }: Definition): boolean =>
    scoped.filter((other) => other.path.join('.') === definitionPath.join('.')).length === 1;
  const movable = scoped.filter(
    (definition) =>
      definition.path.length === 1 && isAlone(definition) && text[definition.span.start - 1] === '\n',
  );
  const sorted = movable
    .map((definition) => ({ definition, key: next(1000) }))
    .toSorted((left, right) => left.key - right.key)
    .map(({ definition }) => definition.span);
  const cut: Piece[] = [];
  let from = 0;
  for (const [index, { span }] of movable.entries()) {
    cut.push({ start: from, end: span.start }, sorted[index] ?? span);
    from = span.end;
  }
  cut.push({ start: from, end: text.length });
  const places = scoped
    .filter(() => next(6) === 0)
    .map((definition) => ({ definition, at: lineStart(definition) }));
  return cut.flatMap((piece) => {
    if ('inserted' in piece) return [piece];
    const parts: Piece[] = [];
    let { start } = piece;
    for (const { definition, at } of places.filter((place) => start < place.at && place.at < piece.end)) {
      const indent = text.slice(at, definition.span.start);
      parts.push({ start, end: at }, { inserted: `${indent}# a unique comment ${at}\n\n` });
      start = at;
    }
    return [...parts, { start, end: piece.end }];
  });
}

/** A text after an edit, and the new offsets of the old characters. */
export interface EditedText {
  readonly text: string;
  readonly moves: Moves;
}

export function editedText(document: SourceDocument, next: (below: number) => number): EditedText {
  const moved: { readonly span: Span; readonly to: number }[] = [];
  let text = '';
  for (const piece of piecesOf(document, next)) {
    if ('inserted' in piece) text += piece.inserted;
    else {
      moved.push({ span: piece, to: text.length });
      text += document.lines.text.slice(piece.start, piece.end);
    }
  }
  return {
    text,
    moves(offset) {
      const piece = moved.find(({ span }) => span.start <= offset && offset < span.end);
      return piece && piece.to + offset - piece.span.start;
    },
  };
}
