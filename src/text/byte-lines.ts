/** A line of a stream of bytes, not looked into. */
export interface ByteLine {
  /** One-based. */
  readonly number: number;
  /** Without the line feed. Undefined where it is longer than a line may be. */
  readonly bytes: Buffer | undefined;
  /** False for what follows the last line feed. */
  readonly isEnded: boolean;
}

const LINE_FEED = 10;

/**
 * Cuts a stream into its lines, each as soon as it is read, and holds one of them at a time. What follows
 * the last line feed is a line too, where it is not empty.
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

/** Without a copy where the line is within a chunk, as most are. */
function joined(parts: readonly Uint8Array[]): Buffer {
  const [first] = parts;
  return first !== undefined && parts.length === 1
    ? Buffer.from(first.buffer, first.byteOffset, first.length)
    : Buffer.concat(parts);
}
