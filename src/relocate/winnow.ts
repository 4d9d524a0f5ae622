// relocate/ finds code that an edit has moved or changed.

/** The number of characters in a k-gram. */
export const GRAM = 7;
/** The number of k-grams in a window. Winnowing keeps one k-gram of each window. */
export const WINDOW = 4;

/** A k-gram that winnowing keeps: its hash and its offset in the text. */
export interface Fingerprint {
  readonly hash: number;
  readonly offset: number;
}

/**
 * Selects k-grams of the characters that are not white space. Two texts share a selected k-gram if both contain the
 * same sequence of GRAM + WINDOW - 1 of these characters.
 * Source: Schleimer, Wilkerson, Aiken, "Winnowing", 2003.
 */
export function winnow(text: string): readonly Fingerprint[] {
  const grams = hashedGrams(text);
  const selected: Fingerprint[] = [];
  let last = -1;
  for (let start = 0; start + WINDOW <= grams.length; start += 1) {
    let least = start;
    // Selects the rightmost of equal hashes, so that as many windows as possible select the same k-gram.
    for (let index = start; index < start + WINDOW; index += 1) {
      if (hashAt(grams, index) <= hashAt(grams, least)) least = index;
    }
    const gram = grams[least];
    if (least !== last && gram !== undefined) selected.push(gram);
    last = least;
  }
  // A text too short for a window keeps its first k-gram.
  return selected.length > 0 ? selected : grams.slice(0, 1);
}

function hashAt(grams: readonly Fingerprint[], index: number): number {
  return grams[index]?.hash ?? Number.POSITIVE_INFINITY;
}

function hashedGrams(text: string): readonly Fingerprint[] {
  const offsets: number[] = [];
  for (let offset = 0; offset < text.length; offset += 1) {
    if (!/\s/u.test(text.charAt(offset))) offsets.push(offset);
  }
  const nonBlank = text.replaceAll(/\s/gu, '');
  if (nonBlank === '') return [];
  const length = Math.min(GRAM, nonBlank.length);
  const grams: Fingerprint[] = [];
  for (let start = 0; start + length <= nonBlank.length; start += 1) {
    grams.push({ hash: fnv1a(nonBlank.slice(start, start + length)), offset: offsets[start] ?? 0 });
  }
  return grams;
}

/** Returns a 32-bit FNV-1a hash that reads a UTF-16 code unit, not a byte, in each step. */
export function fnv1a(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return hash >>> 0;
}

/** Returns the Jaccard similarity of the two sets of members; 1 for two empty sets. */
export function jaccard<T>(left: Iterable<T>, right: Iterable<T>): number {
  const one = new Set(left);
  const other = new Set(right);
  let common = 0;
  for (const member of one) if (other.has(member)) common += 1;
  const all = one.size + other.size - common;
  return all === 0 ? 1 : common / all;
}
