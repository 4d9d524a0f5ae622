/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Equal texts for equal values: members in order of their names, 1 and 1.0 alike. */
export function keyOf(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((member: Json) => keyOf(member)).join(',')}]`;
  if (!isJsonObject(value)) return value === 0 ? '0' : JSON.stringify(value);
  const names = Object.keys(value).toSorted();
  return `{${names.map((name) => `${JSON.stringify(name)}:${keyOf(value[name] as Json)}`).join(',')}}`;
}

/** An object of these members; a member may be called `__proto__`. */
export function objectOf(members: Iterable<readonly [string, Json]>): JsonObject {
  const object = {};
  for (const [name, value] of members) {
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return object;
}

/** The value's own member; undefined where it has none of that name. */
export function memberOf(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** JSON Schema counts code points. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

export function pointerTo(base: string, ...parts: readonly (string | number)[]): string {
  return base + parts.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
