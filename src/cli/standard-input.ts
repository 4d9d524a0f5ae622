import { LanserError, abortError } from '../model/lanser-error.ts';
import type { Edge } from './process-edge.ts';

/** Returns standard input. @throws LanserError E/USAGE if it was already read to its end. */
export function standardInput({ stdin }: Pick<Edge, 'stdin'>): Edge['stdin'] {
  if (!stdin.readableEnded) return stdin;
  throw new LanserError('E/USAGE', 'Standard input can be read only once. Name "-" once.');
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
  const stdin = standardInput(edge);
  const stop = (): void => void stdin.destroy(abortError(signal));
  signal.addEventListener('abort', stop, { once: true });
  try {
    if (signal.aborted) throw abortError(signal);
    const chunks: Buffer[] = [];
    for await (const chunk of stdin) chunks.push(chunk as Buffer);
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
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
