/** A JSON object with unvalidated members. */
export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the member of a JSON value at a path of keys and indexes; undefined if the member does not exist. */
export function memberAt(value: unknown, ...keys: readonly string[]): unknown {
  let at = value;
  for (const key of keys) {
    if (typeof at !== 'object' || at === null) return undefined;
    // Excludes properties that JSON does not contain, such as the `length` of an array.
    if (!Object.prototype.propertyIsEnumerable.call(at, key)) return undefined;
    at = (at as JsonRecord)[key];
  }
  return at;
}
