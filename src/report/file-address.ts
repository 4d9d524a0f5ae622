/**
 * Converts a path below a root to a percent-encoded URL path. Returns undefined if the path leaves the root
 * or if a URL parser would change it.
 */
export function addressOf(path: string): string | undefined {
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) return undefined;
  return parts.map(encoded).join('/');
}

function encoded(part: string): string {
  // Lone surrogates cannot be encoded, so they are replaced. Markdown could interpret the characters of the
  // pattern.
  return encodeURIComponent(part.toWellFormed()).replaceAll(/[()!*'~]/gu, percentEncode);
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
