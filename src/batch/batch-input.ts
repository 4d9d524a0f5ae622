import { createHash } from 'node:crypto';
import type { BatchInputDigest } from '../model/generated/bundle.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { byteLines } from '../text/byte-lines.ts';
import { decodeUtf8, isUtf16 } from '../text/decode-utf8.ts';
import { isWriting, operationNamed } from '../registry/operations.ts';
import { readRequest } from './read-request.ts';
import { isInShard, requestsInShard, type Shard } from './shard.ts';

/** A non-blank line of a batch. */
export interface BatchInput {
  /** The one-based number of the line. */
  readonly line: number;
  /** The one-based number of the line among the non-blank lines. */
  readonly ordinal: number;
  /** The line's text. For invalid UTF-8, the text before the first invalid byte, then U+FFFD. This is not JSON. */
  readonly text: string;
  /** `sha256:` and the digest of the line's bytes, without the line feed. */
  readonly request: string;
  /** The digest and the number of requests of the whole input, if the input can be read twice. */
  readonly input?: BatchInputDigest;
  /** When the line was read, by the host's `monotonicMs`. The answer reflects all earlier writes to files. */
  readonly arrivedMs: number;
}

export interface BatchSource {
  /** True if the source can be read more than once. For example, true for a file and false for a pipe. */
  readonly isRepeatable: boolean;
  read(): AsyncIterable<Uint8Array>;
}

/** The requests of a batch, which can be read only once. */
export interface BatchRequests {
  /** The number of requests in the shard, or else in the input; undefined if the source is not repeatable. */
  readonly total: number | undefined;
  readonly lines: AsyncGenerator<BatchInput, void>;
}

/** The maximum length of a line in bytes. The parsed values of a line can take 50 times as much memory. */
const MAX_LINE_LENGTH = 16 * 2 ** 20;

/**
 * Reads the requests of a source or of one of its shards. Reads a repeatable source twice: first for the digest of
 * the whole input, then for the lines.
 *
 * @throws LanserError E/USAGE for a line that is too long, and for UTF-16; the errors of `source.read`. The iteration
 * of `lines` also throws these errors; if the source is not repeatable, only the iteration does. With a shard, the
 * function also throws E/USAGE for a source that is not repeatable, and for a request that writes files. The
 * iteration also throws E/CONTENT_MODIFIED if a repeatable source has changed since the first reading.
 */
export async function batchRequests(
  host: Host,
  source: BatchSource,
  shard: Shard | undefined,
): Promise<BatchRequests> {
  if (!source.isRepeatable) {
    if (shard === undefined) return { total: undefined, lines: requestLines(host, source.read()) };
    throw new LanserError('E/USAGE', 'A stream cannot be divided into shards. Write the requests to a file.');
  }
  const input = await digestInput(host, source, shard);
  const total = shard === undefined ? input.requests : requestsInShard(shard, input.requests);
  return { total, lines: linesOf(host, source, input, shard) };
}

async function* linesOf(
  host: Host,
  source: BatchSource,
  input: BatchInputDigest,
  shard: Shard | undefined,
): AsyncGenerator<BatchInput, void> {
  const digested = digesting(source.read());
  for await (const line of requestLines(host, digested.chunks)) {
    if (shard === undefined || isInShard(shard, line.ordinal)) yield { ...line, input };
  }
  if (digested.digest() !== input.digest) {
    throw new LanserError(
      'E/CONTENT_MODIFIED',
      'The input changed during the batch. Run the batch again, and do not change the input.',
    );
  }
}

async function digestInput(
  host: Host,
  source: BatchSource,
  shard: Shard | undefined,
): Promise<BatchInputDigest> {
  const digested = digesting(source.read());
  let requests = 0;
  for await (const { line, text } of requestLines(host, digested.chunks)) {
    requests += 1;
    if (shard !== undefined) refuseWriting(line, text);
  }
  return { requests, digest: digested.digest() };
}

/** Throws E/USAGE for a request that writes files, because other shards do not see the changed files. */
function refuseWriting(line: number, text: string): void {
  const { request } = readRequest(text);
  if (request instanceof LanserError) return;
  if (!isWriting(operationNamed(request.cmd), request.options ?? {})) return;
  throw new LanserError(
    'E/USAGE',
    `Line ${line} writes files (${request.cmd}), and shards do not see each other's writes.`,
    { line },
    { hint: 'omit-shard' },
  );
}

/** Yields each non-blank line as soon as it is read. */
async function* requestLines(
  host: Host,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<BatchInput, void> {
  let arrivedMs = 0;
  const stamped = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      arrivedMs = host.monotonicMs();
      yield chunk;
    }
    arrivedMs = host.monotonicMs();
  };
  let ordinal = 0;
  for await (const { number: line, bytes } of byteLines(stamped(), MAX_LINE_LENGTH)) {
    if (bytes === undefined) {
      throw new LanserError(
        'E/USAGE',
        `Line ${line} of the input is longer than ${MAX_LINE_LENGTH / 2 ** 20} MiB. Split the request.`,
        { line },
      );
    }
    if (line === 1 && isUtf16(bytes)) {
      throw new LanserError('E/USAGE', 'The input is encoded in UTF-16. Convert it to UTF-8.');
    }
    const text = lineText(bytes, line === 1);
    if (text.trim() === '') continue;
    ordinal += 1;
    const request = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
    yield { line, ordinal, text, request, arrivedMs };
  }
}

const STRICT = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Returns a line's text; from the first line, removes the byte order mark. For invalid UTF-8, returns the text before
 * the first invalid byte, and U+FFFD. This text keeps the mark, because `readRequest` counts all bytes before U+FFFD.
 */
function lineText(bytes: Uint8Array, isFirst: boolean): string {
  try {
    return STRICT.decode(bytes).replace(isFirst ? /^\uFEFF/u : '', '');
  } catch {
    const decoded = decodeUtf8(bytes);
    const end = decoded.kind === 'malformed' ? decoded.byte : bytes.length;
    return `${STRICT.decode(bytes.subarray(0, end))}\uFFFD`;
  }
}

/** Passes on chunks and hashes them. `digest` may be called once, after the last chunk. */
function digesting(chunks: AsyncIterable<Uint8Array>): {
  readonly chunks: AsyncIterable<Uint8Array>;
  digest(): string;
} {
  const hash = createHash('sha256');
  return {
    chunks: (async function* () {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    })(),
    digest: () => `sha256:${hash.digest('hex')}`,
  };
}
