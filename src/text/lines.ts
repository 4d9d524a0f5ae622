// text/ contains operations on strings and their bytes. It does not depend on files or servers.
import type { TextPlace } from '../model/text-place.ts';
import { partitionPoint } from './partition-point.ts';

/** Splits a text into lines as LSP does. A text that ends with a line ending has an empty last line. */
export function splitLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/u);
}

/** Returns the UTF-16 offset of the start of each line of {@link splitLines}. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  // This loop is many times faster than a regular expression, and a hostile text may have millions of lines.
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === LF || (unit === CR && text.charCodeAt(at + 1) !== LF)) starts.push(at + 1);
  }
  return starts;
}

/** Returns the index of the line that contains an offset. */
export function lineAt(starts: readonly number[], offset: number): number {
  return partitionPoint(starts.length, (line) => (starts[line] ?? 0) > offset) - 1;
}

/** Returns the one-based line and column of an offset. `starts` are the {@link lineStarts} of the text. */
export function placeAt(starts: readonly number[], offset: number): TextPlace {
  const line = lineAt(starts, offset);
  return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
}

const LF = 0x0a;
const CR = 0x0d;

/** Returns the line starts by the rules of ECMAScript: U+2028 and U+2029 also end lines. */
export function ecmaScriptLineStarts(text: string): number[] {
  const starts = [0];
  for (const end of text.matchAll(/\r\n|[\r\n\u2028\u2029]/gu)) starts.push(end.index + end[0].length);
  return starts;
}
