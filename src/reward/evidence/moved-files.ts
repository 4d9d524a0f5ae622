import { grouped } from '../../text/grouped.ts';
import { memoized } from '../../text/memoized.ts';

/** The texts of the sources before or after a change, by URI. */
export type Sources = ReadonlyMap<string, string>;

/** The paths of a moved file. Its two texts are equal, or share at least half of the distinct lines of each text. */
export interface MovedFile {
  readonly from: string;
  readonly to: string;
}

/** The files that a change deletes, moves and adds. A moved file is neither added nor deleted. */
export interface FileChanges {
  readonly deleted: readonly string[];
  readonly moved: readonly MovedFile[];
  readonly added: readonly string[];
}

/** The maximum of removed × added files. Above it, files with different names are paired only by equal text. */
const MAX_PAIRS = 100_000;

/** Matches removed files to added files: first by equal text, then by name and similar lines, then by lines only. */
export function fileChanges(before: Sources, after: Sources): FileChanges {
  const added = new Set([...after.keys()].filter((uri) => !before.has(uri)));
  const linesOf = cachedLines();
  const byText = grouped(added, (uri) => after.get(uri) ?? '');
  const byName = grouped(added, baseName);
  const deleted: string[] = [];
  const movedFiles: MovedFile[] = [];
  const hasMoved = (from: string, to: string | undefined): boolean => {
    if (to === undefined) return false;
    movedFiles.push({ from, to });
    return added.delete(to);
  };
  const left = [...before].filter(([uri, text]) => {
    if (after.has(uri)) return false;
    return !hasMoved(
      uri,
      byText.get(text)?.find((to) => added.has(to)),
    );
  });
  const isFew = left.length * added.size <= MAX_PAIRS;
  for (const [uri, text] of left) {
    const isSame = (to: string): boolean =>
      added.has(to) && areAlike(linesOf(text), linesOf(after.get(to) ?? ''));
    const moved = [...(byName.get(baseName(uri)) ?? []), ...(isFew ? added : [])].find(isSame);
    if (!hasMoved(uri, moved)) deleted.push(uri);
  }
  return { deleted, moved: movedFiles, added: [...added] };
}

function baseName(uri: string): string {
  return uri.slice(uri.lastIndexOf('/') + 1);
}

function areAlike(old: ReadonlySet<string>, current: ReadonlySet<string>): boolean {
  const shared = [...old].filter((line) => current.has(line)).length;
  return shared > 0 && 2 * shared >= Math.max(old.size, current.size);
}

/** Returns a function that splits a text into its distinct non-blank lines, trimmed. The function caches results. */
export function cachedLines(): (text: string) => ReadonlySet<string> {
  return memoized((text) => {
    const lines = text.split(/\r\n|\r|\n/u).map((line) => line.trim());
    return new Set(lines.filter((line) => line !== ''));
  });
}
