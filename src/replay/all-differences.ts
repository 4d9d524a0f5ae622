import { firstDifference, type Difference } from '../trace/first-difference.ts';

/** Maximum number of differences, for a readable report. */
const MAX_COUNT = 1000;

/** Returns every place where two JSON values differ, with lists compared by index; at most a thousand. */
export function allDifferences(expected: unknown, got: unknown, pointer = ''): readonly Difference[] {
  const first = firstDifference(expected, got, pointer);
  if (first === undefined) return [];
  if (first.pointer === pointer || !isObject(expected) || !isObject(got)) return [first];
  const names = new Set([...Object.keys(expected), ...Object.keys(got)]);
  const found: Difference[] = [];
  for (const name of names) {
    if (found.length >= MAX_COUNT) break;
    const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    found.push(...allDifferences(memberOf(expected, name), memberOf(got, name), at));
  }
  return found.slice(0, MAX_COUNT);
}

function memberOf(value: object, name: string): unknown {
  return Object.hasOwn(value, name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** Includes lists, whose indices are their members. */
function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
