/** Matches characters of East Asian Width W or F, which take two cells. Ambiguous characters (A) take one cell. */
const WIDE =
  /[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\u3247\u3250-\u33FF\u3400-\u4DBF\u4E00-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{1F200}-\u{1F265}\u{20000}-\u{3FFFD}]|(?!\p{Regional_Indicator})\p{Emoji_Presentation}/u;
/** Matches nonspacing and enclosing marks, Hangul vowels and final consonants. They join the previous character. */
const WITHOUT_WIDTH = /[\p{Mn}\p{Me}\u1160-\u11FF\uD7B0-\uD7FF]/u;

/** Returns the number of terminal cells of one code point. */
export function characterWidth(character: string): 0 | 1 | 2 {
  if (WITHOUT_WIDTH.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}

export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

/** Appends spaces to a text until it takes `width` terminal cells. */
export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - textWidth(text)));
}

/** Renders rows of a table as lines. `numbers` are the indices of the right-aligned columns. */
export function tableLines(
  rows: readonly (readonly string[])[],
  numbers: readonly number[] = [],
): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    rows.reduce((width, row) => Math.max(width, textWidth(row[column] ?? '')), 0),
  );
  const cellOf = (cell: string, column: number): string => {
    const width = widths[column] ?? 0;
    return numbers.includes(column) ? ' '.repeat(width - textWidth(cell)) + cell : padded(cell, width);
  };
  return rows.map((row) => row.map(cellOf).join('  ').trimEnd());
}
