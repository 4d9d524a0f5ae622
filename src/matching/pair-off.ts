import type { Diagnostic } from '../model/diagnostic.ts';

/** A diagnostic of base and the corresponding diagnostic of head. */
export interface DiagnosticPair {
  readonly before: Diagnostic;
  readonly after: Diagnostic;
}

/** A key that is equal for both diagnostics of a pair. A diagnostic with the key undefined stays unpaired. */
export type Key = string | undefined;

/** The diagnostics of base (`before`) and head (`after`) that have no partner yet. */
export interface Leftovers {
  before: Diagnostic[];
  after: Diagnostic[];
}

/** Pairs diagnostics with equal keys in the order of the lists, and removes them from `left`. */
export function pairOff(
  left: Leftovers,
  keyBefore: (diagnostic: Diagnostic) => Key,
  keyAfter: (diagnostic: Diagnostic) => Key,
): readonly DiagnosticPair[] {
  if (left.before.length === 0 || left.after.length === 0) return [];
  const waiting = new Map<string, { readonly queue: Diagnostic[]; next: number }>();
  for (const current of left.after) {
    const key = keyAfter(current);
    if (key === undefined) continue;
    const found = waiting.get(key);
    if (found === undefined) waiting.set(key, { queue: [current], next: 0 });
    else found.queue.push(current);
  }
  const pairs: DiagnosticPair[] = [];
  const paired = new Set<Diagnostic>();
  const unmatched: Diagnostic[] = [];
  for (const old of left.before) {
    const key = keyBefore(old);
    const found = key === undefined ? undefined : waiting.get(key);
    const current = found?.queue[found.next];
    if (found === undefined || current === undefined) unmatched.push(old);
    else {
      // Advances an index, because `queue.shift()` would copy a long queue for each pair.
      found.next += 1;
      pairs.push({ before: old, after: current });
      paired.add(current);
    }
  }
  left.before = unmatched;
  left.after = left.after.filter((current) => !paired.has(current));
  return pairs;
}
