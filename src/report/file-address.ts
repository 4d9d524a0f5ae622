/**
 * Converts a relative path to a percent-encoded URL path. Returns undefined for a path with an empty, `.` or
 * `..` part.
 */
export function addressOf(path: string): string | undefined {
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) return undefined;
  return parts.map(encoded).join('/');
}

function encoded(part: string): string {
  // `encodeURIComponent` rejects lone surrogates. Markdown could interpret the characters of the pattern.
  return encodeURIComponent(part.toWellFormed()).replaceAll(/[()!*'~]/gu, percentEncode);
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
