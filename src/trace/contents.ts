import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { documentVersion } from '../bundle/blob-id.ts';

/** Larger than any source that a server would read. */
const LARGEST_BYTES = 64 * 2 ** 20;

/** Bytes as raw DEFLATE in Base64. */
export function packed(bytes: Uint8Array): string {
  return deflateRawSync(bytes).toString('base64');
}

/** What was packed; undefined where it is no DEFLATE, or more than any document. */
export function unpacked(content: string): Buffer | undefined {
  try {
    return inflateRawSync(Buffer.from(content, 'base64'), { maxOutputLength: LARGEST_BYTES });
  } catch {
    return undefined;
  }
}

/** What was packed, where it is this version. */
export function unpackedVersion(content: string, blob: string): Buffer | undefined {
  const bytes = unpacked(content);
  return bytes !== undefined && documentVersion(bytes) === blob ? bytes : undefined;
}
