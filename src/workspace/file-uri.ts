import { fileURLToPath } from 'node:url';

/** Returns the absolute path of a `file:` URI, or undefined if it is not a file of this machine. */
export function fileOfUri(uri: string): string | undefined {
  try {
    // `new URL` strips tabs and line ends, and reads a backslash as a slash.
    return fileURLToPath(uri.replaceAll(/[^\w\-.~!$&'()*+,;=:@%/]/gu, encodeURIComponent));
  } catch {
    return undefined;
  }
}
