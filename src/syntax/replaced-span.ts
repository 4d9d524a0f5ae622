/** The offsets of the span that differs between two texts. */
export interface Replacement {
  readonly start: number;
  readonly earlierEnd: number;
  readonly laterEnd: number;
}

/** Returns the span between the longest common prefix and the longest common suffix. */
export function replacedSpan(earlier: string, later: string): Replacement {
  const shorter = Math.min(earlier.length, later.length);
  let start = 0;
  while (start < shorter && earlier.charCodeAt(start) === later.charCodeAt(start)) start += 1;
  // The span must not start or end inside a surrogate pair.
  if (isHighSurrogate(earlier, start - 1)) start -= 1;
  let back = 0;
  while (
    back < shorter - start &&
    earlier.charCodeAt(earlier.length - back - 1) === later.charCodeAt(later.length - back - 1)
  ) {
    back += 1;
  }
  const halved = [earlier, later].some((text) => isHighSurrogate(text, text.length - back - 1));
  if (back > 0 && halved) back -= 1;
  return { start, earlierEnd: earlier.length - back, laterEnd: later.length - back };
}

function isHighSurrogate(text: string, index: number): boolean {
  return (text.charCodeAt(index) & 0xfc_00) === 0xd8_00;
}

/** Returns the zero-based row and UTF-16 column of an offset, as tree-sitter counts them. */
export function pointAt(text: string, offset: number): { readonly row: number; readonly column: number } {
  let row = 0;
  let lineStart = 0;
  for (;;) {
    const end = text.indexOf('\n', lineStart);
    if (end === -1 || end >= offset) return { row, column: offset - lineStart };
    row += 1;
    lineStart = end + 1;
  }
}
