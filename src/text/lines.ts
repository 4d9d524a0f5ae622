// text/ owns strings: line structure and columns. It refuses to know files and servers.

/**
 * The lines of a text as LSP counts them: ended by LF, CRLF or a lone CR. Line ends are not part
 * of the lines; a text that ends with one has an empty last line.
 */
export function splitLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/u);
}

/** Zero-based UTF-16 offset of each line's first character, under the same line ends. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (const end of text.matchAll(/\r\n|\r|\n/gu)) starts.push(end.index + end[0].length);
  return starts;
}

/** The same where U+2028 and U+2029 end lines too, as in ECMAScript. */
export function ecmaScriptLineStarts(text: string): number[] {
  const starts = [0];
  for (const end of text.matchAll(/\r\n|[\r\n\u2028\u2029]/gu)) starts.push(end.index + end[0].length);
  return starts;
}
