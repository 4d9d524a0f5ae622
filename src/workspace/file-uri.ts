import { fileURLToPath } from 'node:url';

/** Returns the absolute path that a `file:` URI names; undefined where it names no file of this machine. */
export function fileOfUri(uri: string): string | undefined {
  try {
    // `new URL` strips tabs and line ends, and takes a backslash for a slash.
    return fileURLToPath(uri.replaceAll(/[^\w\-.~!$&'()*+,;=:@%/]/gu, encodeURIComponent));
  } catch {
    return undefined;
  }
}
