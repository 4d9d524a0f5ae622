import { createHash } from 'node:crypto';
import type { DocumentVersion } from '../model/brand.ts';

/** Returns the Git blob id of the bytes (SHA-1 of a header and the bytes), with the prefix `blob:`. */
export function documentVersion(bytes: Uint8Array): DocumentVersion {
  const hash = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  return `blob:${hash}` as DocumentVersion;
}
