/** Checks a string of a response. @throws TypeError for a different value. */
export function text(value: string): string {
  if (typeof value !== 'string') throw new TypeError('not a string');
  return value;
}

/** Checks an optional string. Returns undefined for null, which some servers send for an absent value. */
export function optionalText(value: string | null | undefined): string | undefined {
  return value === undefined || value === null ? undefined : text(value);
}
