/** Returns a URI without its fragment. */
export function withoutFragment(address: string): string {
  const hash = address.indexOf('#');
  return hash === -1 ? address : address.slice(0, hash);
}

/** Decodes a part of a URI, or returns undefined if its escapes are invalid. */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
