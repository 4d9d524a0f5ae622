/** One stretch of a text that another has taken the place of. */
export interface Replacement {
  readonly start: number;
  readonly earlierEnd: number;
  readonly laterEnd: number;
}

/** What is left between the longest common beginning and the longest common end. */
export function replacedSpan(earlier: string, later: string): Replacement {
  const shorter = Math.min(earlier.length, later.length);
  let start = 0;
  while (start < shorter && earlier.charCodeAt(start) === later.charCodeAt(start)) start += 1;
  // Not between the halves of a character.
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

/** Row and column as tree-sitter counts them. */
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
