/** Percent-encodes a relative path for a URL. Returns undefined if a part is empty, `.` or `..`. */
export function addressOf(path: string): string | undefined {
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) return undefined;
  return parts.map(encoded).join('/');
}

function encoded(part: string): string {
  // `encodeURIComponent` throws for lone surrogates, and keeps `()!*'~`, which Markdown could interpret.
  return encodeURIComponent(part.toWellFormed()).replaceAll(/[()!*'~]/gu, percentEncode);
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
