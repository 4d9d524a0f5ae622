/** A file that is gone and one that is new, which are the same one. */
export interface FileChanges {
  /** Files of before that are nowhere after. */
  readonly deleted: readonly string[];
  /** Files of after that were nowhere before. */
  readonly added: readonly string[];
}

type Texts = ReadonlyMap<string, string>;

/** Which files came and went; a file that moved, with at least half of its lines, did neither. */
export function fileChanges(before: Texts, after: Texts): FileChanges {
  const deleted: string[] = [];
  const added = new Set([...after.keys()].filter((uri) => !before.has(uri)));
  for (const [uri, text] of before) {
    if (after.has(uri)) continue;
    const moved = [...added].find((candidate) => isSameFile(text, after.get(candidate) ?? ''));
    if (moved === undefined) deleted.push(uri);
    else added.delete(moved);
  }
  return { deleted, added: [...added] };
}

function isSameFile(before: string, after: string): boolean {
  if (before === after) return true;
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const kept = [...old].filter((line) => fresh.has(line)).length;
  return kept > 0 && 2 * kept >= Math.max(old.size, fresh.size);
}

function linesOf(text: string): ReadonlySet<string> {
  return new Set(
    text
      .split(/\r\n|\r|\n/u)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );
}
