/** A text of at most so many UTF-16 units, with an ellipsis where it was longer; no character is cut in half. */
export function clip(text: string, longest: number): string {
  return text.length <= longest ? text : `${beginning(text, longest - 1)}…`;
}

/** The first so many UTF-16 units, or one fewer where that would cut a character in half. */
export function beginning(text: string, length: number): string {
  const end = Math.max(0, length);
  const cutsPair = /[\uD800-\uDBFF]/u.test(text.charAt(end - 1)) && /[\uDC00-\uDFFF]/u.test(text.charAt(end));
  return text.slice(0, cutsPair ? end - 1 : end);
}
