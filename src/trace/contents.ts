import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { documentVersion } from '../bundle/blob-id.ts';

/** The maximum size of unpacked bytes. It exceeds the largest source that Pyright reads (50 MiB). */
const MAX_BYTES = 64 * 2 ** 20;

export function packed(bytes: Uint8Array): string {
  return deflateRawSync(bytes).toString('base64');
}

/** Unpacks bytes. Returns undefined for invalid DEFLATE, or for more than {@link MAX_BYTES} unpacked bytes. */
export function unpacked(content: string): Buffer | undefined {
  try {
    return inflateRawSync(Buffer.from(content, 'base64'), { maxOutputLength: MAX_BYTES });
  } catch {
    return undefined;
  }
}

/** Unpacks bytes like {@link unpacked}. Also returns undefined if `blob` is not the blob id of the unpacked bytes. */
export function unpackedVersion(content: string, blob: string): Buffer | undefined {
  const bytes = unpacked(content);
  return bytes !== undefined && documentVersion(bytes) === blob ? bytes : undefined;
}
