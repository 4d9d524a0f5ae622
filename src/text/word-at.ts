/** The maximum number of code units that are searched on each side of the offset. The text may be long. */
const MAX_NAME_LENGTH = 1000;

/** Returns the name around or next to an offset, or an empty string. */
export function wordAt(text: string, offset: number): string {
  const { start, end } = wordSpanAt(text, offset);
  return text.slice(start, end);
}

/** Returns the span of the name around or next to an offset, or an empty span at the offset. */
export function wordSpanAt(text: string, offset: number): { readonly start: number; readonly end: number } {
  const before = /[\p{ID_Continue}$]*$/u.exec(text.slice(Math.max(0, offset - MAX_NAME_LENGTH), offset))?.[0];
  const after = /^[\p{ID_Continue}$]*/u.exec(text.slice(offset, offset + MAX_NAME_LENGTH))?.[0];
  return { start: offset - (before?.length ?? 0), end: offset + (after?.length ?? 0) };
}
