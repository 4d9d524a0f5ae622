import { createHash } from 'node:crypto';
import { canonicalJson } from '../bundle/canonical.ts';
import type { ContentHash } from '../model/brand.ts';
import type { TraceEvent } from '../model/generated/trace.ts';

/** SHA-256 over events. Each event is in canonical form without `timing`, and ends with a line feed. */
export interface TraceDigest {
  add(event: TraceEvent): void;
  value(): ContentHash;
}

export function traceDigest(): TraceDigest {
  const hash = createHash('sha256');
  return {
    add({ timing: _timing, ...event }) {
      hash.update(canonicalText(event)).update('\n');
    },
    value: () => `sha256:${hash.copy().digest('hex')}` as ContentHash,
  };
}

/**
 * Returns the result of {@link canonicalJson}. For most events, `JSON.stringify` of a copy with sorted members gives
 * the same text faster. Exceptions are lone surrogates, non-finite numbers, the member name `__proto__`, and member
 * names that are integers, because JavaScript orders them first.
 */
function canonicalText(event: object): string {
  const copy = sortedCopy(event);
  if (copy === undefined) return canonicalJson(event);
  const text = JSON.stringify(copy);
  // `JSON.stringify` escapes a lone surrogate, which `canonicalJson` rejects. The pattern also matches a string
  // that contains a backslash and `ud800`, for example. For such a string, both functions return the same text.
  return /\\ud[89a-f]/u.test(text) ? canonicalJson(event) : text;
}

/** Returns a copy with sorted members; undefined for a value that needs `canonicalJson`. */
function sortedCopy(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'object') return value;
  if (value === null) return null;
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value as readonly unknown[]) {
      const copy = sortedCopy(item);
      if (copy === undefined) return undefined;
      items.push(copy);
    }
    return items;
  }
  const members = value as Readonly<Record<string, unknown>>;
  const copies: Record<string, unknown> = {};
  for (const key of Object.keys(members).toSorted()) {
    const member = members[key];
    if (member === undefined) continue;
    const copy = sortedCopy(member);
    if (copy === undefined || key === '__proto__' || /^\d/u.test(key)) return undefined;
    copies[key] = copy;
  }
  return copies;
}
