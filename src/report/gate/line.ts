import type { FlatRange } from '../../model/range.ts';

/**
 * A part of a line: words of our own, or text that somebody else wrote. The second is never shown but quoted, which
 * each rendering does in one place.
 */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'quoted'; readonly text: string }
  | { readonly kind: 'place'; readonly uri: string; readonly range: FlatRange | null; readonly side: Side };

/** Whose lines a place counts: only those of head can be looked at where the change is. */
export type Side = 'base' | 'head';

export type Line = readonly Piece[];

/** A text that the program itself holds: its type names it. Any string has not such a type. */
type Own<Text extends string> = string extends Text ? never : Text;

/** Our own words around whatever: a string between them is quoted. */
export function line(
  own: TemplateStringsArray,
  ...values: readonly (Line | Piece | number | string)[]
): Line {
  return own.flatMap((text, index) => {
    const before: Line = text === '' ? [] : [{ kind: 'words', text }];
    const value = values[index];
    return value === undefined ? before : [...before, ...piecesOf(value)];
  });
}

function piecesOf(value: Line | Piece | number | string): Line {
  if (typeof value === 'string') return [{ kind: 'quoted', text: value }];
  if (typeof value === 'number') return [{ kind: 'words', text: String(value) }];
  return 'kind' in value ? [value] : value;
}

export function words<Text extends string>(text: Own<Text>): Piece {
  return { kind: 'words', text };
}

export function strong<Text extends string>(text: Own<Text>): Piece {
  return { kind: 'strong', text };
}

/** A sentence that is made of numbers and our own words, and of nothing else. */
export function sentence(text: string): Line {
  return [{ kind: 'words', text }];
}

export function placeIn(
  side: Side,
  { uri, range }: { readonly uri: string; readonly range: FlatRange | null },
): Piece {
  return { kind: 'place', uri, range, side };
}

export function joined(lines: readonly Line[], separator: ', ' | ' · '): Line {
  return lines.flatMap((one, index) => (index === 0 ? one : [words(separator), ...one]));
}

const MOST_LISTED = 10;

/** The first of several texts, and how many more there are. */
export function listed(texts: readonly string[]): Line {
  const shown = texts.slice(0, MOST_LISTED).map((text) => line`${text}`);
  const more = texts.length - shown.length;
  return joined([...shown, ...(more > 0 ? [line`${more} more`] : [])], ', ');
}
