import { byteLines } from '../text/byte-lines.ts';

/** The bytes of one document, before parsing. */
export interface DocumentPiece {
  /** The one-based line of the file at which `bytes` begin. */
  readonly startLine: number;
  /** True if the file contains one document per line. */
  readonly isLine: boolean;
  /** Undefined if the document is longer than `MAX_DOCUMENT_LENGTH`. */
  readonly bytes: Buffer | undefined;
}

/** The maximum length of a document in bytes: about half the maximum length of a string in V8. */
export const MAX_DOCUMENT_LENGTH: number = 256 * 2 ** 20;

/**
 * Splits a stream into one document, or into one document per nonblank line.
 *
 * @param layout `either` means one document per line if the first nonblank line is valid JSON and a second nonblank
 * line follows, and one document otherwise.
 */
export async function* documentPieces(
  chunks: AsyncIterable<Uint8Array>,
  layout: 'either' | 'lines' | 'one',
): AsyncGenerator<DocumentPiece> {
  const iterator = chunks[Symbol.asyncIterator]();
  const isLines = layout === 'lines';
  const head = layout === 'either' ? await readFirstLine(iterator) : [];
  const all = (async function* () {
    yield* head;
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
  })();
  if (layout === 'one' || (layout === 'either' && !isWhole(head))) {
    yield await wholePiece(all);
    return;
  }
  let first: DocumentPiece | undefined;
  let count = 0;
  for await (const line of linesOf(all)) {
    count += 1;
    if (count === 1) first = line;
    else {
      if (count === 2 && first !== undefined) yield first;
      yield line;
    }
  }
  if (count === 1 && first !== undefined) yield { ...first, isLine: isLines };
}

const LINE_FEED = 10;
const SPACES: ReadonlySet<number> = new Set([9, 13, 32]);

/** Reads chunks until they contain the first nonblank line or exceed the maximum length, or the stream ends. */
async function readFirstLine(iterator: AsyncIterator<Uint8Array>): Promise<readonly Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let hasBegun = false;
  while (length <= MAX_DOCUMENT_LENGTH) {
    const next = await iterator.next();
    if (next.done === true) return chunks;
    chunks.push(next.value);
    length += next.value.length;
    for (const byte of next.value) {
      if (byte === LINE_FEED && hasBegun) return chunks;
      hasBegun ||= byte !== LINE_FEED && !SPACES.has(byte);
    }
  }
  return chunks;
}

/** Returns true if the first nonblank line of `head` is valid JSON. */
function isWhole(head: readonly Uint8Array[]): boolean {
  const bytes = Buffer.concat(head);
  const start = bytes.findIndex((byte) => byte !== LINE_FEED && !SPACES.has(byte));
  const end = bytes.indexOf(LINE_FEED, Math.max(start, 0));
  try {
    JSON.parse(new TextDecoder().decode(bytes.subarray(Math.max(start, 0), end < 0 ? bytes.length : end)));
    return true;
  } catch {
    return false;
  }
}

async function wholePiece(chunks: AsyncIterable<Uint8Array>): Promise<DocumentPiece> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > MAX_DOCUMENT_LENGTH) return { startLine: 1, isLine: false, bytes: undefined };
    parts.push(chunk);
  }
  return { startLine: 1, isLine: false, bytes: Buffer.concat(parts) };
}

async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<DocumentPiece> {
  for await (const { number, bytes } of byteLines(chunks, MAX_DOCUMENT_LENGTH)) {
    const isBlank = bytes?.every((byte) => SPACES.has(byte)) === true;
    if (!isBlank) yield { startLine: number, isLine: true, bytes };
  }
}
