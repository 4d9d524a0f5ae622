import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a URI or a name of a file says, before any file system is asked. */
export type FileAddress =
  | {
      readonly kind: 'address';
      /** Absolute, where the parts start. */
      readonly start: string;
      /** Without empty and `.` parts; `..` where it was written. */
      readonly parts: readonly string[];
      /** It ends in a separator, so that only a folder can be meant. */
      readonly isFolder: boolean;
    }
  | { readonly kind: 'none'; readonly why: 'malformed' | 'scheme' | 'disguised' };

// The parser of URLs drops or repairs these, so that another file would be meant.
const UNFIT_FOR_URI = /^\s|[\x00-\x1F\x7F?#\\]|\s$/u;

// It also takes these out by the letter, where a file system would follow a link before it goes up.
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/iu;

const SCHEME = /^\s*[A-Za-z][A-Za-z0-9+.-]*:/u;

const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Reads a `file:` URI, an absolute path, or a name relative to `root`, which is not percent-encoded. A name
 * that begins like a URI is written with `./` before it. What another program could read in another way is
 * no address: parts that are `..` or hold a separator once they are decoded; in a URI `..`, `?` and `#`.
 */
export function fileAddress(root: string, uri: string): FileAddress {
  if (uri === '' || uri.includes('\0') || LONE_SURROGATE.test(uri)) return NONE.malformed;
  if (/^file:/iu.test(uri)) {
    if (DOT_SEGMENT.test(uri)) return NONE.disguised;
    const file = pathOfUri(uri);
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

function pathOfUri(uri: string): string | undefined {
  if (UNFIT_FOR_URI.test(uri)) return undefined;
  try {
    return fileURLToPath(uri);
  } catch {
    // A host, a malformed escape, an encoded separator, bytes that are not UTF-8.
    return undefined;
  }
}

/** On Windows this is an absolute path; elsewhere it is taken for a scheme. */
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
