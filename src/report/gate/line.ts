import type { FlatRange } from '../../model/range.ts';
import { plural } from '../../text/plural.ts';

/** A part of a line. Markdown and HTML show untrusted text as code, except plain words in a `message` (prose.ts). */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'quoted'; readonly text: string }
  | { readonly kind: 'message'; readonly text: string }
  | {
      readonly kind: 'place';
      readonly uri: string;
      readonly range: FlatRange | null;
      readonly side: LineSide;
      /** True if Markdown shows only the line number, because the file's name is above. */
      readonly isShort?: boolean;
    };

/** The side that contains a place. Markdown links only places in head, because only head's URL is known. */
export type LineSide = 'base' | 'head';

export type Line = readonly Piece[];

/** The given literal type; `never` for the type `string`, so that callers cannot pass untrusted text. */
type LiteralText<Text extends string> = string extends Text ? never : Text;

/** Builds a line from lanser's own words and values. Strings among the values become `quoted` pieces. */
export function line(
  texts: TemplateStringsArray,
  ...values: readonly (Line | Piece | number | string)[]
): Line {
  return texts.flatMap((text, index) => {
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

export function words<Text extends string>(text: LiteralText<Text>): Piece {
  return { kind: 'words', text };
}

export function strong<Text extends string>(text: LiteralText<Text>): Piece {
  return { kind: 'strong', text };
}

/** Returns a line of `words`, which Markdown does not escape: only numbers and lanser's own words are permitted. */
export function sentence(text: string): Line {
  return [{ kind: 'words', text }];
}

export function strongCount(count: number, noun: string): Piece {
  return { kind: 'strong', text: plural(count, noun) };
}

export function messageLine(message: string): Piece {
  const [first = ''] = message.split('\n', 1);
  return { kind: 'message', text: first.trim() };
}

export function placeIn(
  side: LineSide,
  { uri, range }: { readonly uri: string; readonly range: FlatRange | null },
): Piece {
  return { kind: 'place', uri, range, side };
}

/** Returns a place in head of which Markdown shows only the line number. `number` is the line, from 0. */
export function lineIn(uri: string, number: number): Piece {
  return { kind: 'place', uri, range: [number, 0, number, 0], side: 'head', isShort: true };
}

export function joined(lines: readonly Line[], separator: ', ' | ' · '): Line {
  return lines.flatMap((one, index) => (index === 0 ? one : [words(separator), ...one]));
}

const MAX_LISTED = 10;

export function listed(texts: readonly string[]): Line {
  const shown = texts.slice(0, MAX_LISTED).map((text) => line`${text}`);
  const more = texts.length - shown.length;
  return joined([...shown, ...(more > 0 ? [line`${more} more`] : [])], ', ');
}
