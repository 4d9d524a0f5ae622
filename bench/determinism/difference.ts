import { canonicalJson } from '../../src/bundle/canonical.ts';
import { pointerTo } from '../../src/text/json-pointer.ts';

/**
 * A difference between two JSON documents. The JSON Pointer of `added` refers to the document `got`. All other
 * pointers refer to the expected document. A `reordered` list has the same members in a different order.
 */
export type Difference =
  | { readonly kind: 'changed'; readonly pointer: string; readonly expected: unknown; readonly got: unknown }
  | { readonly kind: 'missing'; readonly pointer: string; readonly expected: unknown }
  | { readonly kind: 'added'; readonly pointer: string; readonly got: unknown }
  | { readonly kind: 'reordered'; readonly pointer: string };

/**
 * Returns the differences, each with the longest possible pointer. In lists, equal members match at any index, so
 * an additional member is only one difference.
 */
export function differencesBetween(expected: unknown, got: unknown): readonly Difference[] {
  return differencesAt(expected, got, '', '');
}

/** Compares two values. Their pointers differ if a list member around them has different indexes in the documents. */
function differencesAt(
  expected: unknown,
  got: unknown,
  pointer: string,
  gotPointer: string,
): readonly Difference[] {
  if (canonicalJson(expected) === canonicalJson(got)) return [];
  if (Array.isArray(expected) && Array.isArray(got)) return ofLists(expected, got, pointer, gotPointer);
  if (isObject(expected) && isObject(got)) return ofObjects(expected, got, pointer, gotPointer);
  return [{ kind: 'changed', pointer, expected, got }];
}

type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ofObjects(
  expected: JsonObject,
  got: JsonObject,
  pointer: string,
  gotPointer: string,
): readonly Difference[] {
  const keys = new Set([...Object.keys(expected), ...Object.keys(got)]);
  return [...keys].flatMap((key): readonly Difference[] => {
    const at = pointerTo(pointer, key);
    const gotAt = pointerTo(gotPointer, key);
    if (!Object.hasOwn(got, key)) return [{ kind: 'missing', pointer: at, expected: expected[key] }];
    if (!Object.hasOwn(expected, key)) return [{ kind: 'added', pointer: gotAt, got: got[key] }];
    return differencesAt(expected[key], got[key], at, gotAt);
  });
}

interface Member {
  readonly at: string;
  readonly value: unknown;
  readonly text: string;
}

function ofLists(
  expected: readonly unknown[],
  got: readonly unknown[],
  pointer: string,
  gotPointer: string,
): readonly Difference[] {
  const [here, there] = [membersOf(expected, pointer), membersOf(got, gotPointer)];
  const missing = without(here, there);
  const added = without(there, here);
  if (missing.length === 0 && added.length === 0) return [{ kind: 'reordered', pointer }];
  const found: Difference[] = [];
  const left = [...added];
  for (const one of missing) {
    const name = nameOf(one.value);
    const same = left.findIndex(({ value }) => name !== undefined && nameOf(value) === name);
    const [other] = same === -1 ? [] : left.splice(same, 1);
    if (other === undefined) found.push({ kind: 'missing', pointer: one.at, expected: one.value });
    else found.push(...differencesAt(one.value, other.value, one.at, other.at));
  }
  return [...found, ...left.map(({ at, value }): Difference => ({ kind: 'added', pointer: at, got: value }))];
}

function membersOf(list: readonly unknown[], pointer: string): readonly Member[] {
  return list.map((value, index) => ({ at: `${pointer}/${index}`, value, text: canonicalJson(value) }));
}

/** Returns the members of a list that the other list lacks. A member of the other list matches only once. */
function without(list: readonly Member[], other: readonly Member[]): readonly Member[] {
  const counts = new Map<string, number>();
  for (const { text } of other) counts.set(text, (counts.get(text) ?? 0) + 1);
  return list.filter(({ text }) => {
    const count = counts.get(text) ?? 0;
    counts.set(text, count - 1);
    return count <= 0;
  });
}

/**
 * Returns a key of `uri`, `range` and `name`; undefined if the value has neither `uri` nor `name`. A missing and an
 * added member with equal keys are compared with each other.
 */
function nameOf(value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  const { uri, range, name } = value;
  return uri === undefined && name === undefined
    ? undefined
    : canonicalJson([uri ?? null, range ?? null, name ?? null]);
}
