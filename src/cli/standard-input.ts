import type { Readable } from 'node:stream';
import { LanserError, abortError } from '../model/lanser-error.ts';
import type { Edge } from './process-edge.ts';

/** Returns standard input. @throws LanserError E/USAGE if it was already read to its end. */
export function standardInput({ stdin }: Pick<Edge, 'stdin'>): Edge['stdin'] {
  if (!stdin.readableEnded) return stdin;
  throw new LanserError('E/USAGE', 'Standard input can be read only once. Name "-" once.');
}

/** Yields a stream's chunks. If aborted, throws {@link abortError}'s error. An abort midway destroys the stream. */
export async function* chunksOf(stream: Readable, signal: AbortSignal): AsyncGenerator<Buffer> {
  const stop = (): void => void stream.destroy(abortError(signal));
  signal.addEventListener('abort', stop, { once: true });
  try {
    if (signal.aborted) throw abortError(signal);
    for await (const chunk of stream) yield chunk as Buffer;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Reads standard input to its end as UTF-8. Removes one line break at the end.
 *
 * @throws LanserError E/USAGE if standard input was already read to its end; E/FS_PERMISSIONS if it cannot be read;
 * the error of {@link abortError} if the signal is aborted.
 */
export async function readStandardInput({
  signal,
  ...edge
}: Pick<Edge, 'signal' | 'stdin'>): Promise<string> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of chunksOf(standardInput(edge), signal)) chunks.push(chunk);
    return Buffer.concat(chunks)
      .toString('utf8')
      .replace(/\r?\n$/u, '');
  } catch (error) {
    if (error instanceof LanserError) throw error;
    throw new LanserError(
      'E/FS_PERMISSIONS',
      'Standard input cannot be read. Name a file instead.',
      {},
      { cause: error },
    );
  }
}
