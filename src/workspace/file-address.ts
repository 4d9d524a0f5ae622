import path from 'node:path';
import { pathOfUri } from './named-roots.ts';

/** The parsed form of a file's URI or name, before any access to the file system. */
export type FileAddress =
  | {
      readonly kind: 'address';
      /** The absolute path to which the parts are relative. */
      readonly start: string;
      /** The path segments, except empty ones and `.`. May contain `..`. */
      readonly parts: readonly string[];
      /** True if the last segment is empty, `.` or `..`. Such an address can only mean a folder. */
      readonly isFolder: boolean;
    }
  /** `disguised`: other programs could read a segment as a different path. */
  | { readonly kind: 'none'; readonly why: 'malformed' | 'scheme' | 'disguised' };

// The URL parser drops or changes most of these characters. The URI would then address a different file.
const UNFIT_FOR_URI = /^\s|[\x00-\x1F\x7F?#\\]|\s$/u;

// The URL parser removes `link/..` from a path, but a file system follows the link first.
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/iu;

const SCHEME = /^\s*[A-Za-z][A-Za-z0-9+.-]*:/u;

/**
 * Parses a `file:` URI, an absolute path, or a path relative to `root`. A relative path that looks like a URI must
 * begin with `./`. Rejects segments that other programs could read differently, such as `%2e` or, outside of Windows,
 * `..\x`. In a URI, also rejects `.`, `..`, and characters that the URL parser may drop or change.
 */
export function fileAddress(root: string, uri: string): FileAddress {
  if (uri === '' || uri.includes('\0') || !uri.isWellFormed()) return NONE.malformed;
  if (/^file:/iu.test(uri)) {
    if (DOT_SEGMENT.test(uri)) return NONE.disguised;
    const file = UNFIT_FOR_URI.test(uri) ? undefined : pathOfUri(uri);
    return file === undefined ? NONE.malformed : addressOf(root, file);
  }
  return SCHEME.test(uri) && !isDrivePath(uri) ? NONE.scheme : addressOf(root, uri);
}

const NONE = {
  malformed: { kind: 'none', why: 'malformed' },
  scheme: { kind: 'none', why: 'scheme' },
  disguised: { kind: 'none', why: 'disguised' },
} as const satisfies Readonly<Record<string, FileAddress>>;

const SEPARATORS = path.sep === '/' ? /\//u : /[\\/]/u;

function addressOf(root: string, file: string): FileAddress {
  if (file.includes('\0')) return NONE.malformed;
  const start = path.parse(file).root;
  const pieces = file.slice(start.length).split(SEPARATORS);
  const parts = pieces.filter((part) => part !== '' && part !== '.');
  if (parts.some(isDisguised)) return NONE.disguised;
  const isFolder = ['', '.', '..'].includes(pieces.at(-1) as string);
  return { kind: 'address', start: start === '' ? root : path.resolve(start), parts, isFolder };
}

/** Returns true for a Windows path whose drive letter looks like a scheme. Always false on other systems. */
function isDrivePath(uri: string): boolean {
  return path.sep === '\\' && /^[A-Za-z]:[\\/]/u.test(uri);
}

function isDisguised(part: string): boolean {
  const decoded = part.replaceAll(/%([0-9a-f]{2})/giu, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  if (decoded !== part && (/[\0/]/u.test(decoded) || decoded === '.' || decoded === '..')) return true;
  return decoded.includes('\\') && decoded.split('\\').some((piece) => piece === '..' || piece === '.');
}
