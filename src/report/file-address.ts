/**
 * A path below a root as the path of an address, percent-encoded; undefined where it would lead out of the root,
 * or to another address than it says.
 */
export function addressOf(path: string): string | undefined {
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) return undefined;
  return parts.map(encoded).join('/');
}

function encoded(part: string): string {
  // Halves of characters have no encoding, and what Markdown could read is encoded too.
  return encodeURIComponent(part.replaceAll(/\p{Cs}/gu, '\uFFFD')).replaceAll(/[()!*'~]/gu, percentEncode);
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
