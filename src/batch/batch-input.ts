import { createHash } from 'node:crypto';
import type { BatchInputDigest } from '../model/generated/bundle.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { byteLines } from '../text/byte-lines.ts';
import { isWriting, operationNamed } from '../registry/operations.ts';
import { readRequest } from './read-request.ts';
import { isInShard, requestsInShard, type Shard } from './shard.ts';

/** One line of a batch that is not blank. */
export interface BatchInput {
  /** One-based. */
  readonly line: number;
  /** Which of the lines that are not blank it is, from 1. */
  readonly ordinal: number;
  readonly text: string;
  /** `sha256:` over the line's bytes. */
  readonly request: string;
  /** The whole that the line is of, where that is known. */
  readonly input?: BatchInputDigest;
  /** When it was read, by the host's `monotonicMs`: what was written before that is seen. */
  readonly arrivedMs: number;
}

/** Where the bytes of a batch come from. */
export interface BatchSource {
  /** Whether it can be read more than once, as a file can and a pipe cannot. */
  readonly isRepeatable: boolean;
  read(): AsyncIterable<Uint8Array>;
}

/** The requests of a batch, to be read once. */
export interface BatchRequests {
  /** How many there are; undefined for a stream. */
  readonly total: number | undefined;
  readonly lines: AsyncGenerator<BatchInput, void>;
}

const MAX_LINE_LENGTH = 256 * 2 ** 20;

/**
 * The requests of a source, or those of them that are in a shard. A source that can be read twice is, and
 * then each request names the whole that it is of.
 *
 * @throws LanserError E/USAGE for a shard of a stream or of a batch that writes, and what reading throws;
 *   from the lines also E/CONTENT_MODIFIED where the source is another one than at first.
 */
export async function batchRequests(
  host: Host,
  source: BatchSource,
  shard: Shard | undefined,
): Promise<BatchRequests> {
  if (!source.isRepeatable) {
    if (shard === undefined) return { total: undefined, lines: requestLines(host, source.read()) };
    throw new LanserError(
      'E/USAGE',
      'A shard is a part of a file: what is lost of a stream could not be noticed. Write the requests to a file.',
    );
  }
  const input = await survey(host, source, shard);
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
    throw new LanserError('E/CONTENT_MODIFIED', 'The input changed while it was answered. Begin anew.');
  }
}

async function survey(host: Host, source: BatchSource, shard: Shard | undefined): Promise<BatchInputDigest> {
  const digested = digesting(source.read());
  let requests = 0;
  for await (const { line, text } of requestLines(host, digested.chunks)) {
    requests += 1;
    if (shard !== undefined) refuseWriting(line, text);
  }
  return { requests, digest: digested.digest() };
}

/** What one shard writes, the others would not see; the whole would not be that of one run. */
function refuseWriting(line: number, text: string): void {
  const { request } = readRequest(text);
  if (request instanceof LanserError || !isWriting(operationNamed(request.cmd), request.options ?? {}))
    return;
  throw new LanserError(
    'E/USAGE',
    `Line ${line} writes files (${request.cmd}), and shards do not see what others write. Run this batch without --shard.`,
    { line },
  );
}

/** The lines of a stream that are not blank, each as soon as it is read. */
async function* requestLines(
  host: Host,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<BatchInput, void> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
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
      throw new LanserError('E/USAGE', `Line ${line} of the input is longer than 256 MiB.`, { line });
    }
    const text = decoder.decode(bytes).replace(line === 1 ? /^\uFEFF/u : '', '');
    if (text.trim() === '') continue;
    ordinal += 1;
    const request = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
    yield { line, ordinal, text, request, arrivedMs };
  }
}

/** Passes bytes on, and says what they were. */
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
