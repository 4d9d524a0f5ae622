// bundle/ assembles bundles. It defines the order of facts, the canonical form and the hash. It does not import the
// code that computes facts.
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { ContentHash } from '../model/brand.ts';

/**
 * Returns the RFC 8785 canonical JSON of a value. Omits members that are `undefined`, as `JSON.stringify` does.
 * Throws for lone surrogates, non-finite numbers and bigints, and if the value itself is `undefined`.
 */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('the value has no JSON form');
  return text;
}

/** Returns `sha256:` and the digest of the UTF-8 bytes of the canonical form. */
export function contentHash(value: unknown): ContentHash {
  const digest = createHash('sha256').update(canonicalJson(value), 'utf8').digest('hex');
  return `sha256:${digest}` as ContentHash;
}
