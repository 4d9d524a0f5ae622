/** A range of a text, by offsets in UTF-16 code units, and its replacement. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly newText: string;
}

/** Applies splices that are in order and do not overlap. */
export function splice(text: string, splices: readonly Splice[]): string {
  const parts: string[] = [];
  let copiedTo = 0;
  for (const { start, end, newText } of splices) {
    parts.push(text.slice(copiedTo, start), newText);
    copiedTo = end;
  }
  parts.push(text.slice(copiedTo));
  return parts.join('');
}
