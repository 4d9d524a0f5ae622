/** A line of a byte stream, not decoded. */
export interface ByteLine {
  /** The number of the line, from 1. */
  readonly number: number;
  /** The bytes without the line feed, or undefined if the line is longer than the limit. */
  readonly bytes: Buffer | undefined;
  /** False for the text after the last line feed. */
  readonly isEnded: boolean;
}

const LINE_FEED = 10;

/**
 * Splits a stream into lines and yields each line as soon as it is complete. Text after the last line feed is a
 * line too, unless it is empty.
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
  const add = (part: Uint8Array): void => {
    length += part.length;
    if (length <= longest) parts.push(part);
    else parts = [];
  };
  const line = (isEnded: boolean): ByteLine => ({
    number,
    bytes: length > longest ? undefined : joined(parts),
    isEnded,
  });
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      add(chunk.subarray(start, end));
      yield line(true);
      number += 1;
      parts = [];
      length = 0;
      start = end + 1;
    }
    add(chunk.subarray(start));
  }
  if (length > 0) yield line(false);
}

/** Returns the parts as one buffer. Does not copy a single part, because most lines have only one. */
function joined(parts: readonly Uint8Array[]): Buffer {
  const [first] = parts;
  return first !== undefined && parts.length === 1
    ? Buffer.from(first.buffer, first.byteOffset, first.length)
    : Buffer.concat(parts);
}
