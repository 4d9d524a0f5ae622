import { LanserError, abortError } from '../model/lanser-error.ts';

/** Standard input to its end, as text, without its last line end. */
export async function readStandardInput(signal: AbortSignal): Promise<string> {
  const stop = (): void => void process.stdin.destroy(abortError(signal));
  signal.addEventListener('abort', stop, { once: true });
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks)
      .toString('utf8')
      .replace(/\r?\n$/u, '');
  } catch (error) {
    if (error instanceof LanserError) throw error;
    throw new LanserError('E/FS_PERMISSIONS', 'Standard input cannot be read.', {}, error);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
