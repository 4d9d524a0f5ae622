import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pathOfUri } from './named-roots.ts';

/** Returns false for `file:x.py`, because a file of the workspace can have this name. */
export function isFileUri(name: string): boolean {
  return name.startsWith('file://');
}

export function uriIn(root: string, name: string): string {
  return pathToFileURL(path.join(root, name)).href;
}

/** Returns lanser's spelling of a `file:` URI. Servers may encode more characters, such as `+`. Keeps other URIs. */
export function canonicalUri(uri: string): string {
  const file = pathOfUri(uri);
  return file === undefined ? uri : pathToFileURL(file).href;
}

/** Returns the path of a name in `root`, or of a `file://` URI; undefined if a URI names no file of this machine. */
export function fileNamed(root: string, name: string): string | undefined {
  return isFileUri(name) ? fileOfUri(name) : path.resolve(root, name);
}

function fileOfUri(uri: string): string | undefined {
  if (!uri.isWellFormed()) return undefined;
  // Encodes tabs, line ends, backslashes, `?` and `#`, because `pathOfUri` would remove or reinterpret them.
  return pathOfUri(uri.replaceAll(/[^\w\-.~!$&'()*+,;=:@%/]/gu, encodeURIComponent));
}
