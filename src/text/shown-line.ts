const MAX_CHARACTERS = 400;
const AROUND = 150;

/** Shortens a line of more than 400 UTF-16 units: keeps the columns `from` to `to`, and 150 units on each side. */
export function shownLine(line: string, from: number, to: number): string {
  if (line.length <= MAX_CHARACTERS) return line.toWellFormed();
  const start = Math.max(0, from - AROUND);
  const end = Math.min(line.length, to + AROUND);
  const before = start > 0 ? '…' : '';
  const after = end < line.length ? '…' : '';
  // A cut may split a surrogate pair, whose halves cannot be written as UTF-8.
  return `${before}${line.slice(start, end)}${after}`.toWellFormed();
}
