import type { Indexing } from '../model/selector.ts';

/** A zero-based UTF-16 column. `inside`: the given column is inside a character; `beyond`: after the line's end. */
export type ConvertedColumn =
  | { readonly kind: 'column'; readonly utf16: number }
  | { readonly kind: 'inside' | 'beyond' };

/** Converts a zero-based column, counted in `unit`, to UTF-16 code units. */
export function toUtf16(line: string, column: number, unit: Indexing): ConvertedColumn {
  let utf16 = 0;
  let counted = 0;
  for (const character of line) {
    if (counted >= column) break;
    counted += widthOf(character, unit);
    utf16 += character.length;
  }
  if (counted === column) return { kind: 'column', utf16 };
  return { kind: counted > column ? 'inside' : 'beyond' };
}

/** Converts a zero-based UTF-16 column to `unit`. The column must not be inside a character. */
export function fromUtf16(line: string, utf16: number, unit: Indexing): number {
  if (unit === 'utf-16') return utf16;
  let counted = 0;
  for (const character of line.slice(0, utf16)) counted += widthOf(character, unit);
  return counted;
}

/** Returns the width of a code point or a lone surrogate. In UTF-8, a lone surrogate is as wide as U+FFFD. */
export function widthOf(character: string, unit: Indexing): number {
  if (unit === 'utf-16') return character.length;
  if (unit === 'codepoint') return 1;
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
