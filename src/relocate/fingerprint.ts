import type { Definition } from '../syntax/definition.ts';
import type { Token } from '../syntax/token.ts';
import { partitionPoint } from '../text/partition-point.ts';
import { fnv1a } from './winnow.ts';

/** The number of slots of a fingerprint, one byte each. */
export const SLOTS = 32;

/** The number of consecutive tokens that are hashed together. */
const SHINGLE = 3;

/** Returns a min-hash of token triples. The definition's own name, docstring and comments do not affect the hash. */
export function fingerprintOf(
  text: string,
  tokens: readonly Token[],
  { span, docstring, name }: Definition,
): Uint8Array {
  const words: number[] = [];
  for (let index = firstAt(tokens, span.start); index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || token.start >= span.end) break;
    if (token.kind === 'comment') continue;
    if (docstring !== null && token.start >= docstring.start && token.end <= docstring.end) continue;
    const word = text.slice(token.start, token.end);
    words.push(word === name ? 0 : fnv1a(word));
  }
  const least = new Uint32Array(SLOTS).fill(0xff_ff_ff_ff);
  for (let start = 0; start === 0 || start + SHINGLE <= words.length; start += 1) {
    let shingle = 0x81_1c_9d_c5;
    for (let index = start; index < Math.min(start + SHINGLE, words.length); index += 1) {
      shingle = mixed(shingle ^ (words[index] ?? 0));
    }
    for (let slot = 0; slot < SLOTS; slot += 1) {
      const hash = mixed(shingle + Math.imul(slot + 1, 0x9e_37_79_b1)) >>> 0;
      if (hash < (least[slot] ?? 0)) least[slot] = hash;
    }
  }
  return Uint8Array.from(least, (hash) => hash & 0xff);
}

/** Estimates the similarity of two definitions by the share of equal slots, in [0, 1]. */
export function fingerprintSimilarity(left: Uint8Array, right: Uint8Array): number {
  let equal = 0;
  for (let slot = 0; slot < SLOTS; slot += 1) if (left[slot] === right[slot]) equal += 1;
  return equal / SLOTS;
}

/** Returns the index of the first token that starts at the offset or later, or else the number of tokens. */
export function firstAt(tokens: readonly Token[], offset: number): number {
  return partitionPoint(tokens.length, (index) => (tokens[index]?.start ?? 0) >= offset);
}

/** Applies the finaliser of MurmurHash3. */
function mixed(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return hash ^ (hash >>> 16);
}
