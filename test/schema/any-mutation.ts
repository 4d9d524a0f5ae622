import * as fc from 'fast-check';

/**
 * A document with one change, and the place of the change. `retype` replaces a value with a value of a
 * different type. `unusual` replaces a value with an unusual value of the same type.
 */
export interface Mutation {
  readonly kind: 'delete' | 'add' | 'retype' | 'unusual';
  /**
   * The JSON Pointer to the changed value or the added property. For a deletion, the pointer to the parent. For an
   * item that is added to an array, the pointer to the array.
   */
  readonly place: string;
  readonly document: unknown;
}

interface Spot {
  readonly holder: Record<string, unknown>;
  readonly key: string;
  readonly around: string;
}

const UNUSUAL: Readonly<Record<string, readonly unknown[]>> = {
  string: ['unusual', '', 'blob:', '\u0000'],
  number: [-1, 0.5, 1e300, -1e300],
  boolean: [],
};
const OTHERS: readonly unknown[] = ['other', 7.5, true, null, [], {}];

/** Generates copies of a JSON document. Each copy has one change at a random place. */
export function mutated(document: unknown): fc.Arbitrary<Mutation> {
  return fc
    .record({
      at: fc.nat(),
      kind: fc.constantFrom('delete' as const, 'add' as const, 'retype' as const, 'unusual' as const),
      with: fc.nat(),
    })
    .map(({ at, kind, with: choice }) => mutate(structuredClone(document), at, kind, choice))
    .filter((mutation) => mutation !== undefined);
}

function mutate(document: unknown, at: number, kind: Mutation['kind'], choice: number): Mutation | undefined {
  const spots = [...spotsOf({ '': document })];
  const spot = spots[at % spots.length];
  if (spot === undefined) return undefined;
  const { holder, key, around } = spot;
  const place = spot === spots[0] ? '' : `${around}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const value = holder[key];
  if (kind === 'delete') {
    if (place === '') return undefined;
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
    return { kind, place: around, document };
  }
  if (kind === 'add') {
    if (typeof value !== 'object' || value === null) return undefined;
    if (Array.isArray(value)) value.push(pick(OTHERS, choice));
    else (value as Record<string, unknown>)['xUnknown'] = pick(OTHERS, choice);
    return { kind, place: Array.isArray(value) ? place : `${place}/xUnknown`, document };
  }
  const others =
    kind === 'retype'
      ? OTHERS.filter((other) => typeOf(other) !== typeOf(value))
      : (UNUSUAL[typeof value] ?? []);
  if (others.length === 0) return undefined;
  const other = structuredClone(pick(others, choice));
  if (place === '') return { kind, place, document: other };
  holder[key] = other;
  return { kind, place, document };
}

function* spotsOf(value: unknown, pointer = '', isTop = true): Generator<Spot> {
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Record<string, unknown>;
  for (const key of Object.keys(holder)) {
    yield { holder, key, around: pointer };
    const escaped = key.replaceAll('~', '~0').replaceAll('/', '~1');
    yield* spotsOf(holder[key], isTop ? '' : `${pointer}/${escaped}`, false);
  }
}

function pick(values: readonly unknown[], choice: number): unknown {
  return values[choice % values.length];
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
