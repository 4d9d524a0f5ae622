const SPACE = /\s/u;

/**
 * The column in `after` of the character that stands at `column` in `before`, where both lines
 * hold the same characters but for white space: the character after as many non-blank ones.
 */
export function columnAcrossSpacing(before: string, column: number, after: string): number {
  if (before === after) return column;
  let solid = 0;
  for (let index = 0; index < Math.min(column, before.length); index += 1) {
    if (!SPACE.test(before.charAt(index))) solid += 1;
  }
  const endsSolid = column > 0 && !SPACE.test(before.charAt(column - 1)) && isBlankAt(before, column);
  let seen = 0;
  for (let index = 0; index < after.length; index += 1) {
    const blank = SPACE.test(after.charAt(index));
    if (seen === solid && (endsSolid || !blank)) return index;
    if (!blank) seen += 1;
  }
  return after.length;
}

function isBlankAt(line: string, column: number): boolean {
  return column >= line.length || SPACE.test(line.charAt(column));
}
