export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns equal texts for equal values. Sorts members by name, and writes -0 as 0. */
export function keyOf(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((member: Json) => keyOf(member)).join(',')}]`;
  if (!isJsonObject(value)) return value === 0 ? '0' : JSON.stringify(value);
  const names = Object.keys(value).toSorted();
  return `{${names.map((name) => `${JSON.stringify(name)}:${keyOf(value[name] as Json)}`).join(',')}}`;
}

/** Builds an object from members, even from a member named `__proto__`. */
export function objectOf(members: Iterable<readonly [string, Json]>): JsonObject {
  const object = {};
  for (const [name, value] of members) {
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return object;
}

export function memberOf(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Counts code points, as JSON Schema does. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
