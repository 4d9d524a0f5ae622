import type { ContentHash } from '../model/brand.ts';
/**
 * RFC 8785 canonical JSON. Members that are `undefined` are left out, as in JSON; a lone surrogate
 * or a non-finite number has no canonical form and is an assertion failure.
 */
export declare function canonicalJson(value: unknown): string;
/** `sha256:` over the UTF-8 bytes of the RFC 8785 canonical form. */
export declare function contentHash(value: unknown): ContentHash;
