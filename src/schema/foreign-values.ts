import { pointerTo } from '../text/json-pointer.ts';
import type { SchemaViolation } from './violations.ts';

/** The maximum nesting. It limits the recursion of functions that read the values. */
const MAX_DEPTH = 100;

/** Finds dates, non-finite numbers, circular references, and more than {@link MAX_DEPTH} levels of nesting. */
export function foreignValues(value: unknown): readonly SchemaViolation[] {
  const found = [...foreignIn(value, '', new Set())];
  return [...new Map(found.map((violation) => [JSON.stringify(violation), violation])).values()];
}

function* foreignIn(
  value: unknown,
  pointer: string,
  around: ReadonlySet<unknown>,
): Generator<SchemaViolation> {
  if (around.size > MAX_DEPTH) yield { pointer: '', expected: `at most ${MAX_DEPTH} levels of nesting` };
  else if (around.has(value)) yield { pointer, expected: 'a value without circular references' };
  else if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    const within = new Set([...around, value]);
    for (const [key, member] of Object.entries(value)) {
      yield* foreignIn(member, pointerTo(pointer, key), within);
    }
  } else if (value instanceof Date || (typeof value === 'number' && !Number.isFinite(value))) {
    yield { pointer, expected: 'a JSON value' };
  }
}
