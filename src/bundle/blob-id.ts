import { createHash } from 'node:crypto';
import type { DocumentVersion } from '../model/brand.ts';

/** `blob:` and the id that Git gives to these bytes (SHA-1 over a header and the bytes). */
export function documentVersion(bytes: Uint8Array): DocumentVersion {
  const hash = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  return `blob:${hash}` as DocumentVersion;
}
