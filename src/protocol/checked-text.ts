/** Returns a string of a server's response. @throws TypeError for a value that is not a string. */
export function text(value: string): string {
  if (typeof value !== 'string') throw new TypeError('not a string');
  return value;
}

/** Returns an optional string of a response. Some servers send null for an absent value, which becomes undefined. */
export function optionalText(value: string | null | undefined): string | undefined {
  return value === undefined || value === null ? undefined : text(value);
}
