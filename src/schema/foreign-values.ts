import { pointerPart } from './json-pointer.ts';
import type { SchemaViolation } from './violations.ts';

// No server's settings come near, and everything that goes through them may call itself.
const DEEPEST = 100;

/** What JSON cannot say and another format can: dates, infinities, lists that hold themselves. */
export function foreignValues(value: unknown): readonly SchemaViolation[] {
  return [...foreignIn(value, '', new Set())];
}

function* foreignIn(
  value: unknown,
  pointer: string,
  around: ReadonlySet<unknown>,
): Generator<SchemaViolation> {
  if (around.size > DEEPEST) yield { pointer: '', expected: `at most ${DEEPEST} levels of nesting` };
  else if (around.has(value)) yield { pointer, expected: 'a value that does not hold itself' };
  else if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    const within = new Set([...around, value]);
    for (const [key, member] of Object.entries(value)) {
      yield* foreignIn(member, `${pointer}/${pointerPart(key)}`, within);
    }
  } else if (value instanceof Date || (typeof value === 'number' && !Number.isFinite(value))) {
    yield { pointer, expected: 'a value that JSON has' };
  }
}
