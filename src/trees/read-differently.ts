import path from 'node:path';
import { readBlobs } from '../git/blobs.ts';
import type { ObjectStore } from '../git/object-store.ts';
import type { TreeEntry } from '../git/trees.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { WrittenTree } from './changed-paths.ts';
import { isReadAsCode } from './read-by-server.ts';

/** A Git attribute that makes a checkout convert files. */
interface Attribute {
  readonly name: RegExp;
  /** The content that the attribute converts; undefined for any content. */
  readonly content?: RegExp;
}

// `eol` and `text` are not listed, because line ends cannot change a result.
const ATTRIBUTES: readonly Attribute[] = [
  { name: /^working-tree-encoding=(?!utf-?8$).*$/iu },
  { name: /^ident$/u, content: /\$Id(?::[^\n$]*)?\$/u },
  // The filters of Git LFS and git-crypt replace the whole content. Most other filters change files only on
  // `git add`.
  { name: /^filter=/u, content: /^(?:version https:\/\/git-lfs\.github\.com\/spec\/|\0GITCRYPT\0)/u },
];

/**
 * Rejects files that a checkout may convert, because the gate reads the stored content. Also rejects some paths with
 * a backslash. A line of `.gitattributes` counts even if a later line overrides it.
 *
 * @param tree `tree.contents` lists the files that Pyright can read, including the targets of links. For a link
 * `tool.py -> bin/tool`, the attributes of `bin/tool` apply.
 */
export async function refuseReadDifferently(
  store: ObjectStore,
  tree: WrittenTree,
  signal: AbortSignal,
): Promise<void> {
  const { entries, contents } = tree;
  const code = entries.filter((entry) => entry.kind !== 'submodule' && isReadAsCode(entry.path));
  refuseBackslashes(entries, code);
  const read = entries.filter(
    ({ kind, path: name }) => kind !== 'submodule' && kind !== 'link' && contents.has(name),
  );
  const attributes = entries.filter((entry) => path.posix.basename(entry.path) === '.gitattributes');
  let conversions = 0;
  // Each file is read at most once for each attribute.
  const searched: Searched = new Map(ATTRIBUTES.map((attribute) => [attribute, new Set()]));
  for await (const [{ path: file }, content] of readBlobs(store, attributes, signal)) {
    const text = content.toString('utf8').replace(/^\uFEFF/u, '');
    for (const line of text.split('\n')) {
      const conversion = conversionIn(line.replaceAll(BLANKS_AROUND, ''));
      if (conversion === undefined) continue;
      conversions += 1;
      if (conversions > MAX_CONVERSIONS) throw tooManyConversions(file);
      const folder = path.posix.dirname(file);
      const converted = await convertedBy(store, conversion, folder, read, searched, signal);
      if (converted === undefined) continue;
      throw new LanserError(
        'E/INCONCLUSIVE',
        `Git may convert ${JSON.stringify(converted)} on checkout, because of ${JSON.stringify(line.trim())} in ${JSON.stringify(file)}. The gate reads the stored content. Remove the attribute.`,
        { path: converted, attributes: file },
      );
    }
  }
}

/**
 * Rejects a link with a backslash in its path, because Pyright reads a backslash as a slash. Also rejects two or more
 * code files with such paths. One such file can only change the number of checked files, which the gate verifies.
 */
function refuseBackslashes(entries: readonly TreeEntry[], code: readonly TreeEntry[]): void {
  const hasBackslash = (entry: TreeEntry): boolean => entry.path.includes('\\');
  const files = code.filter(hasBackslash);
  const link = entries.find((entry) => entry.kind === 'link' && hasBackslash(entry));
  const refused = link ?? (files.length > 1 ? files[0] : undefined);
  if (refused === undefined) return;
  throw new LanserError(
    'E/INCONCLUSIVE',
    `The path ${JSON.stringify(refused.path)} contains a backslash, which Pyright reads as a slash. Rename the file or folder.`,
    { path: refused.path },
  );
}

/** Limits the time, because each line with a conversion is compared with every file. */
const MAX_CONVERSIONS = 1000;

function tooManyConversions(file: string): LanserError {
  return new LanserError(
    'E/INCONCLUSIVE',
    `The .gitattributes files have more than ${MAX_CONVERSIONS} lines with "ident", "filter" or "working-tree-encoding". Remove lines, for example from ${JSON.stringify(file)}.`,
    { path: file },
  );
}

/** The characters between the words of a `.gitattributes` line. `\s` matches more characters. */
const BLANKS = /[ \t\r]+/u;
const BLANKS_AROUND = /^[ \t\r]+|[ \t\r]+$/gu;

/** A line of `.gitattributes` with attributes that can change code. */
interface Conversion {
  readonly pattern: string;
  readonly attributes: readonly Attribute[];
}

function conversionIn(line: string): Conversion | undefined {
  if (line === '' || line.startsWith('#')) return undefined;
  const [pattern = '', ...words] = line.split(BLANKS);
  const attributes = ATTRIBUTES.filter(({ name }) => words.some((word) => name.test(word)));
  return attributes.length === 0 ? undefined : { pattern, attributes };
}

type Searched = ReadonlyMap<Attribute, Set<TreeEntry>>;

/** Returns the path of a file that a `.gitattributes` line in `folder` may convert, or undefined. */
async function convertedBy(
  store: ObjectStore,
  { pattern, attributes }: Conversion,
  folder: string,
  read: readonly TreeEntry[],
  searched: Searched,
  signal: AbortSignal,
): Promise<string | undefined> {
  const matches = patternOf(pattern);
  const files = read.filter((entry) => {
    const relative = path.posix.relative(folder, entry.path);
    return !relative.startsWith('../') && matches(relative);
  });
  for (const attribute of attributes) {
    const { content } = attribute;
    if (content === undefined) {
      if (files[0] !== undefined) return files[0].path;
      continue;
    }
    const known = searched.get(attribute);
    const unsearched = files.filter((entry) => known?.has(entry) !== true);
    for await (const [entry, bytes] of readBlobs(store, unsearched, signal)) {
      if (content.test(bytes.toString('latin1'))) return entry.path;
      known?.add(entry);
    }
  }
  return undefined;
}

/** Git ignores lines of at least this many bytes, so longer patterns need no exact match. */
const IGNORED_LENGTH = 2048;

// In some patterns with a slash, `**` also matches slashes: in Git, `src/a**` matches `src/ab/c.py`.
const CAN_MATCH_ANY = /^\[attr\]|^"|\/.*[^/*]\*\*|[^/*]\*\*.*\//u;

/**
 * Returns a predicate that is true at least for each file that a pattern matches. For macros (`[attr]`), quoted
 * patterns, long patterns and some patterns with `**`, it is true for any file. A set such as `[ab]` counts as `?`.
 */
function patternOf(pattern: string): (file: string) => boolean {
  if (pattern.length >= IGNORED_LENGTH || CAN_MATCH_ANY.test(pattern)) return () => true;
  const anchored = pattern.includes('/') ? pattern.replace(/^\//u, '') : `**/${pattern}`;
  const folders = piecesOf(anchored).map((piece) => (/^\*{2,}$/u.test(piece) ? null : tokensOf(piece)));
  return (file) =>
    matchesInOrder(folders, bytesOf(file).split('/'), (tokens, name) =>
      matchesInOrder(tokens, Array.from(name), (token, byte) => token === ANY || token === byte),
    );
}

const ANY = 'any';
const TOKEN = /\[[!^]?(?:\[:[a-z]*:\]|\\?[^])(?:\[:[a-z]*:\]|\\[^]|[^\]\\])*\]|\\?[^]/gu;

/** Splits a pattern at its slashes. Replaces each set of characters by `?`. */
function piecesOf(pattern: string): readonly string[] {
  const tokens = bytesOf(pattern).match(TOKEN) ?? [];
  return tokens
    .map((token) => (token.startsWith('[') && token !== '[' ? '?' : token === '\\/' ? '/' : token))
    .join('')
    .split('/');
}

/** Returns the parts of a piece: a byte, `ANY` for one byte (`?`), or null for any number of bytes (`*`). */
function tokensOf(piece: string): readonly (string | null)[] {
  const tokens = piece.match(/\*+|\\?[^]/gu) ?? [];
  return tokens.map((token) => (token.startsWith('*') ? null : token === '?' ? ANY : token.slice(-1)));
}

/** Returns one character for each byte of UTF-8, because Git's wildcards match bytes. */
function bytesOf(text: string): string {
  return Buffer.from(text).toString('latin1');
}

/**
 * Returns true if the pattern matches all items. Null in the pattern matches any number of items. After a mismatch,
 * only the last null before it takes one more item, which limits the time.
 */
function matchesInOrder<Part, Item>(
  pattern: readonly (Part | null)[],
  items: readonly Item[],
  isMatch: (part: Part, item: Item) => boolean,
): boolean {
  let [part, item] = [0, 0];
  let last: { readonly part: number; item: number } | undefined;
  while (item < items.length) {
    const present = pattern[part];
    if (present === null) {
      part += 1;
      last = { part, item };
    } else if (present !== undefined && isMatch(present, items[item] as Item)) {
      part += 1;
      item += 1;
    } else if (last !== undefined) {
      last.item += 1;
      ({ part, item } = last);
    } else return false;
  }
  return pattern.slice(part).every((rest) => rest === null);
}
