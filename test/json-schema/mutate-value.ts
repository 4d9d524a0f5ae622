import type { SeededRandom } from '../helpers/seeded-random.ts';
import { isList, isObject, setOwn, type JsonObject } from './json-value.ts';
import type { Corners } from './schema-corners.ts';

export interface Mutation {
  readonly random: SeededRandom;
  readonly corners: Corners;
  /** Returns a new random value. */
  readonly fresh: () => unknown;
}

/** Returns a copy of the value with a random change in one place. The change may have no effect. */
export function mutated(value: unknown, mutation: Mutation): unknown {
  const { random } = mutation;
  if (isList(value) && value.length > 0 && random.chance(0.75)) {
    const index = random.below(value.length);
    return value.map((item: unknown, at) => (at === index ? mutated(item, mutation) : item));
  }
  if (isObject(value) && random.chance(0.75)) {
    const names = Object.keys(value);
    if (names.length > 0) {
      const name = random.pick(names);
      return withMember(value, name, mutated(value[name], mutation));
    }
  }
  return changed(value, mutation);
}

function withMember(value: JsonObject, name: string, member: unknown): JsonObject {
  const made = { ...value };
  setOwn(made, name, member);
  return made;
}

function changed(value: unknown, mutation: Mutation): unknown {
  const { random, corners, fresh } = mutation;
  if (random.chance(0.2)) return random.pick(corners.values);
  if (random.chance(0.15)) return fresh();
  if (typeof value === 'number') return changedNumber(value, random);
  if (typeof value === 'string') return changedString(value, mutation);
  if (typeof value === 'boolean') return !value;
  if (isList(value)) return changedArray(value, mutation);
  if (isObject(value)) return changedObject(value, mutation);
  return random.pick(corners.values);
}

function changedNumber(value: number, random: SeededRandom): number | string {
  const next = random.pick([
    value + 1,
    value - 1,
    value + 0.5,
    value * 2,
    -value,
    Math.trunc(value),
    String(value),
  ]);
  return next === 0 ? 0 : next;
}

function changedString(value: string, { random, corners }: Mutation): unknown {
  const letters = Array.from(value);
  const at = random.below(letters.length + 1);
  const extra = random.pick(['a', 'A', '0', '-', ' ', '\u{1f600}', '\n', '.', '_', 'é']);
  return random.pick([
    letters.toSpliced(at, 0, extra).join(''),
    letters.toSpliced(at, 1).join(''),
    letters.toSpliced(at, 1, extra).join(''),
    value.toUpperCase(),
    value.toLowerCase(),
    value + value,
    random.pick([...corners.names, '']),
    random.pick(corners.values.filter((one) => typeof one === 'string')),
    Number.isFinite(Number(value)) && value !== '' && Math.abs(Number(value)) < 1e15
      ? Number(value)
      : [value],
  ]);
}

function changedArray(value: readonly unknown[], { random, corners, fresh }: Mutation): unknown[] {
  const at = random.below(value.length + 1);
  const way = random.below(5);
  if (way === 0) return value.toSpliced(at, 1);
  if (way === 1) return value.toSpliced(at, 0, random.pick(corners.values));
  if (way === 2) return value.toSpliced(at, 0, fresh());
  if (way === 3 && value.length > 0) return [...value, random.pick(value)];
  return value.toReversed();
}

function changedObject(value: JsonObject, { random, corners, fresh }: Mutation): unknown {
  const names = Object.keys(value);
  const memberName = corners.names.length > 0 && random.chance(0.9) ? random.pick(corners.names) : 'free';
  const way = random.below(5);
  if (way === 0 && names.length > 0) {
    const removed = random.pick(names);
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== removed));
  }
  if (way === 1) return withMember(value, memberName, fresh());
  if (way === 2 && names.length > 0) {
    const from = random.pick(names);
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name === from ? memberName : name, member]),
    );
  }
  if (way === 3 && names.length > 0) return withMember(value, memberName, value[random.pick(names)]);
  return withMember(value, memberName, random.pick(corners.values));
}
