import type { DocumentVersion } from '../model/brand.ts';
/** `blob:` and the id that Git gives to these bytes (SHA-1 over a header and the bytes). */
export declare function documentVersion(bytes: Uint8Array): DocumentVersion;
