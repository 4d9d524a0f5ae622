import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { documentVersion } from '../bundle/blob-id.ts';

/** No source that a server reads is larger. */
const MAX_BYTES = 64 * 2 ** 20;

/** Packs bytes as raw DEFLATE in Base64. */
export function packed(bytes: Uint8Array): string {
  return deflateRawSync(bytes).toString('base64');
}

/** Unpacks bytes; undefined if they are not DEFLATE, or larger than any document. */
export function unpacked(content: string): Buffer | undefined {
  try {
    return inflateRawSync(Buffer.from(content, 'base64'), { maxOutputLength: MAX_BYTES });
  } catch {
    return undefined;
  }
}

/** Unpacks bytes; undefined if they do not have this version. */
export function unpackedVersion(content: string, blob: string): Buffer | undefined {
  const bytes = unpacked(content);
  return bytes !== undefined && documentVersion(bytes) === blob ? bytes : undefined;
}
