import { escapeUri, percentDecode } from './escape.ts';
import type { Scanner } from './scanner.ts';

const FILE_SCHEME = /file:\/\/(?:\/[A-Za-z]:(?=[\\/]))?/uy;
const DRIVE = /[A-Za-z]:[\\/]/uy;

/**
 * Reads a path up to a character in `stops`. The colon of a leading `file:` or drive letter does not end it. `C:\…`
 * becomes `file:///C:/…`. A `file:` URI keeps `%`, `#` and `?` encoded, because they have a special meaning in URIs.
 */
export function readPath(scanner: Scanner, stops: string): string {
  const scheme = scanner.match(FILE_SCHEME);
  if (scheme !== undefined) return upperDrive(scheme) + escapeUri(rest(scanner, stops));
  const drive = scanner.match(DRIVE);
  if (drive !== undefined) {
    const below = rest(scanner, stops, 'allow empty').replaceAll('\\', '/');
    return `file:///${drive.charAt(0).toUpperCase()}:/${escapeUri(below)}`;
  }
  return rest(scanner, stops);
}

function rest(
  scanner: Scanner,
  stops: string,
  empty: 'allow empty' | 'refuse empty' = 'refuse empty',
): string {
  const start = scanner.offset;
  let end = start;
  while (end < scanner.end && !stops.includes(scanner.text.charAt(end))) end += 1;
  if (end === start && empty === 'refuse empty') scanner.fail('a path');
  scanner.offset = end;
  return percentDecode(scanner, start, end);
}

function upperDrive(scheme: string): string {
  return scheme.startsWith('file:///') ? `file:///${scheme.slice(8).toUpperCase()}` : scheme;
}
