import { memberAt } from '../model/json-record.ts';
import { pointerTo } from '../text/json-pointer.ts';

export interface Difference {
  readonly pointer: string;
  /** The part of the first value at the pointer; absent if the first value has no such part. */
  readonly expected?: unknown;
  /** The part of the second value at the pointer; absent if the second value has no such part. */
  readonly got?: unknown;
}

/** Maximum number of differences, for a readable report. */
const MAX_COUNT = 1000;

export function firstDifference(expected: unknown, got: unknown): Difference | undefined {
  return differences(expected, got, '').next().value ?? undefined;
}

/** Returns at most {@link MAX_COUNT} differences. Compares arrays by index. */
export function allDifferences(expected: unknown, got: unknown): readonly Difference[] {
  const found: Difference[] = [];
  for (const difference of differences(expected, got, '')) {
    if (found.push(difference) === MAX_COUNT) break;
  }
  return found;
}

/** Treats an `undefined` member as absent, and -0 as 0, like `JSON.stringify`. */
function* differences(expected: unknown, got: unknown, pointer: string): Generator<Difference, void> {
  if (expected === got || Object.is(expected, got)) return;
  if (!isContainer(expected) || !isContainer(got) || Array.isArray(expected) !== Array.isArray(got)) {
    yield {
      pointer,
      ...(expected === undefined ? {} : { expected }),
      ...(got === undefined ? {} : { got }),
    };
    return;
  }
  for (const name of new Set([...Object.keys(expected), ...Object.keys(got)])) {
    yield* differences(memberAt(expected, name), memberAt(got, name), pointerTo(pointer, name));
  }
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
