import { LanserError } from '../model/lanser-error.ts';
import { bytesOf, namedInput } from './named-input.ts';
import type { Edge } from './process-edge.ts';

const MAX_SIZE = 512 * 2 ** 20;

/**
 * Reads all bytes of a file or of standard input.
 *
 * @throws LanserError E/USAGE for input that cannot be read or is larger than 512 MB.
 */
export async function inputBytes(edge: Edge, name: string): Promise<Uint8Array> {
  const input = await namedInput('.', name);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytesOf(input, edge.signal)) {
    size += chunk.length;
    if (size > MAX_SIZE) throw new LanserError('E/USAGE', 'The input is larger than 512 MB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
