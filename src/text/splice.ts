/** A range of a text, by offsets in UTF-16 units, and its replacement. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly newText: string;
}

/** Applies splices that are in order and do not overlap. */
export function splice(text: string, splices: readonly Splice[]): string {
  const parts: string[] = [];
  let kept = 0;
  for (const { start, end, newText } of splices) {
    parts.push(text.slice(kept, start), newText);
    kept = end;
  }
  parts.push(text.slice(kept));
  return parts.join('');
}
