// bundle/ owns the artifact: its order, its canonical form, its hash. It refuses to know where
// facts come from.
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { ContentHash } from '../model/brand.ts';

/**
 * RFC 8785 canonical JSON. Members that are `undefined` are left out, as in JSON; a lone surrogate
 * or a non-finite number has no canonical form and is an assertion failure.
 */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('the value has no JSON form');
  return text;
}

/** `sha256:` over the UTF-8 bytes of the RFC 8785 canonical form. */
export function contentHash(value: unknown): ContentHash {
  const digest = createHash('sha256').update(canonicalJson(value), 'utf8').digest('hex');
  return `sha256:${digest}` as ContentHash;
}
