import path from 'node:path';
import picomatch from 'picomatch';
import { readBlobs } from '../git/blobs.ts';
import type { ObjectStore } from '../git/object-store.ts';
import type { TreeEntry } from '../git/trees.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { LinkedTree } from './linked-tree.ts';
import { isReadAsCode } from './read-by-server.ts';

/** The conversions of a checkout that can change code. Line ends (`eol`, `text`) cannot. */
const CONVERSION = /^(?:ident|working-tree-encoding=(?!utf-?8$).*)$/iu;
/** Git replaces this text in files that have the attribute `ident`. */
const IDENT = /\$Id(?:: [^\n$]*)?\$/u;

/**
 * Rejects files that Pyright would read differently in a checkout. One kind is code that Git converts by
 * `.gitattributes`, even if a later line overrides the conversion. The other kind is a link with a backslash in its
 * path, or several code files with one, because Pyright reads the backslash as a slash.
 *
 * @throws LanserError E/INCONCLUSIVE with the file's path.
 */
export async function refuseReadDifferently(
  store: ObjectStore,
  { entries }: LinkedTree,
  signal: AbortSignal,
): Promise<void> {
  const code = entries.filter((entry) => entry.kind !== 'submodule' && isReadAsCode(entry.path));
  refuseBackslashes(entries, code);
  const attributes = entries.filter((entry) => path.posix.basename(entry.path) === '.gitattributes');
  for await (const [{ path: file }, content] of readBlobs(store, attributes, signal)) {
    for (const line of content.toString('utf8').split('\n')) {
      const converted = await convertedBy(store, line.trim(), path.posix.dirname(file), code, signal);
      if (converted === undefined) continue;
      throw new LanserError(
        'E/INCONCLUSIVE',
        `Git converts ${JSON.stringify(converted)} when it checks the file out, by ${JSON.stringify(line.trim())} in ${JSON.stringify(file)}, and the gate reads the stored content. Remove the attribute.`,
        { path: converted, attributes: file },
      );
    }
  }
}

/**
 * Rejects paths with a backslash, because Pyright may check a different file instead. Accepts a single such
 * file: it can only change the number of checked files, and the gate compares that number with Pyright's.
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

/** Returns the first file that a line of `.gitattributes` in `folder` converts. */
async function convertedBy(
  store: ObjectStore,
  line: string,
  folder: string,
  code: readonly TreeEntry[],
  signal: AbortSignal,
): Promise<string | undefined> {
  if (line === '' || line.startsWith('#')) return undefined;
  const [pattern = '', ...attributes] = line.split(/[ \t]+/u);
  const found = attributes.filter((attribute) => CONVERSION.test(attribute));
  if (found.length === 0) return undefined;
  const matches = patternOf(pattern);
  const files = code.filter((entry) => {
    const relative = path.posix.relative(folder, entry.path);
    return entry.kind !== 'link' && !relative.startsWith('../') && matches(relative);
  });
  if (found.some((attribute) => attribute !== 'ident')) return files[0]?.path;
  for await (const [entry, content] of readBlobs(store, files, signal)) {
    if (IDENT.test(content.toString('latin1'))) return entry.path;
  }
  return undefined;
}

/**
 * Returns a predicate for files that a pattern can match. A macro (`[attr]`) or a quoted pattern can match
 * any file.
 */
function patternOf(pattern: string): (file: string) => boolean {
  if (pattern.startsWith('[attr]') || pattern.startsWith('"')) return () => true;
  const anchored = pattern.includes('/') ? pattern.replace(/^\//u, '') : `**/${pattern}`;
  return picomatch(anchored, { dot: true, posix: true, nonegate: true, noextglob: true, nobrace: true });
}
