import { createHash } from 'node:crypto';
import type { DocumentVersion } from '../model/brand.ts';

/** Returns `blob:` and the Git blob id of these bytes (SHA-1 over a header and the bytes). */
export function documentVersion(bytes: Uint8Array): DocumentVersion {
  const hash = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  return `blob:${hash}` as DocumentVersion;
}
