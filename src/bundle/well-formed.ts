/**
 * Replaces lone surrogates in all strings and member names of a JSON value with U+FFFD. Servers and callers may send
 * lone surrogates, but canonical JSON (RFC 8785) cannot contain them.
 */
export function wellFormed<T>(value: T): T {
  // JSON.stringify writes a lone surrogate as an escape such as `\ud800`. A value without this escape needs no copy.
  return /\\ud[89a-f][0-9a-f]{2}/u.test(JSON.stringify(value)) ? (replaced(value) as T) : value;
}

function replaced(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((member: unknown) => replaced(member));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name.toWellFormed(), replaced(member)]),
  );
}
