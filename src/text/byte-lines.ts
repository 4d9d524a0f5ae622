/** A line of a byte stream, not decoded. */
export interface ByteLine {
  /** The number of the line, from 1. */
  readonly number: number;
  /** The bytes without the line feed, or undefined if the line is longer than the limit. */
  readonly bytes: Buffer | undefined;
  /** False for the text after the last line feed, and for a line that is longer than the limit. */
  readonly isEnded: boolean;
}

const LINE_FEED = 10;

/**
 * Splits a stream into lines. Does not wait for the end of a line that exceeds the limit: this end may never come.
 *
 * @param longest the maximum length of a line in bytes.
 */
export async function* byteLines(
  chunks: AsyncIterable<Uint8Array>,
  longest: number,
): AsyncGenerator<ByteLine> {
  let number = 1;
  let parts: Uint8Array[] = [];
  let length = 0;
  /** Adds a part to the line. Returns true if this part makes the line exceed the limit. */
  const add = (part: Uint8Array): boolean => {
    const wasLong = length > longest;
    length += part.length;
    if (length <= longest) parts.push(part);
    else parts = [];
    return length > longest && !wasLong;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      if (add(chunk.subarray(start, end))) yield { number, bytes: undefined, isEnded: false };
      if (length <= longest) yield { number, bytes: joined(parts), isEnded: true };
      number += 1;
      parts = [];
      length = 0;
      start = end + 1;
    }
    if (add(chunk.subarray(start))) yield { number, bytes: undefined, isEnded: false };
  }
  if (length > 0 && length <= longest) yield { number, bytes: joined(parts), isEnded: false };
}

/** Returns the parts as one buffer. Does not copy a single part, because most lines have only one. */
function joined(parts: readonly Uint8Array[]): Buffer {
  const [first] = parts;
  return first !== undefined && parts.length === 1
    ? Buffer.from(first.buffer, first.byteOffset, first.length)
    : Buffer.concat(parts);
}
