/** The first difference between two JSON values, in the order of the first value's members. */
export interface Difference {
  readonly pointer: string;
  /** Absent if the first value has nothing there. */
  readonly expected?: unknown;
  /** Absent if the second value has nothing there. */
  readonly got?: unknown;
}

/** Returns undefined for equal values. As in JSON, an `undefined` member counts as absent. */
export function firstDifference(expected: unknown, got: unknown, pointer = ''): Difference | undefined {
  if (Object.is(expected, got)) return undefined;
  if (Array.isArray(expected) && Array.isArray(got)) {
    for (let index = 0; index < Math.max(expected.length, got.length); index += 1) {
      const found = member(expected, got, index, `${pointer}/${index}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (isObject(expected) && isObject(got)) {
    const names = new Set([...Object.keys(expected), ...Object.keys(got)]);
    for (const name of names) {
      const found = member(expected, got, name, `${pointer}/${escaped(name)}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  return { pointer, ...part('expected', expected), ...part('got', got) };
}

function member(expected: object, got: object, name: PropertyKey, pointer: string): Difference | undefined {
  const [left, right] = [valueOf(expected, name), valueOf(got, name)];
  return left === undefined && right === undefined ? undefined : firstDifference(left, right, pointer);
}

function valueOf(object: object, name: PropertyKey): unknown {
  return Object.hasOwn(object, name) ? (object as Readonly<Record<PropertyKey, unknown>>)[name] : undefined;
}

function part<Name extends string>(name: Name, value: unknown): Partial<Record<Name, unknown>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, unknown>);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
