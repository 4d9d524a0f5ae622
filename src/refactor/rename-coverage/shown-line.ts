const MAX_CHARACTERS = 400;
const AROUND = 150;

/** Returns a line for people; of a very long (generated) line, the part around the columns. */
export function shownLine(line: string, from: number, to: number): string {
  if (line.length <= MAX_CHARACTERS) return withoutHalves(line);
  const start = Math.max(0, from - AROUND);
  const end = Math.min(line.length, to + AROUND);
  const before = start > 0 ? '…' : '';
  const after = end < line.length ? '…' : '';
  return withoutHalves(`${before}${line.slice(start, end)}${after}`);
}

/** A cut may split a surrogate pair; the halves cannot be written. */
function withoutHalves(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}
