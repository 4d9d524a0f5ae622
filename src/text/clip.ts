/** Truncates a text to `longest` UTF-16 code units, including an ellipsis. Surrogate pairs stay whole. */
export function clip(text: string, longest: number): string {
  return text.length <= longest ? text : `${beginning(text, longest - 1)}…`;
}

/** Returns the first `length` UTF-16 code units, or one code unit fewer to keep a surrogate pair whole. */
export function beginning(text: string, length: number): string {
  const end = Math.max(0, length);
  const cutsPair = /[\uD800-\uDBFF]/u.test(text.charAt(end - 1)) && /[\uDC00-\uDFFF]/u.test(text.charAt(end));
  return text.slice(0, cutsPair ? end - 1 : end);
}
