import { CONFLICT_MARKS } from '../../git/merge-file.ts';
import { gitLines, lineChanges } from '../plan/line-changes.ts';

/** A stretch that both sides changed, each in its own way. */
export interface ConflictHunk {
  /** Where it begins in the file as it is now; one-based. */
  readonly line: number;
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

type Side = 'base' | 'ours' | 'theirs';

/** The conflicts in a text that Git has merged with {@link CONFLICT_MARKS}; `ours` is the text as it is now. */
export function conflictHunks(merged: string, ours: string): readonly ConflictHunk[] {
  const hunks: ConflictHunk[] = [];
  /** What it would be with every conflict decided for us. */
  const decided: string[] = [];
  let side: Side | undefined;
  let sides: Record<Side, string> = { base: '', ours: '', theirs: '' };
  let start = 0;
  for (const text of gitLines(merged).lines) {
    if (text.startsWith(CONFLICT_MARKS.ours)) {
      [side, start] = ['ours', decided.length];
      sides = { base: '', ours: '', theirs: '' };
    } else if (side !== undefined && text.startsWith(CONFLICT_MARKS.base)) side = 'base';
    else if (side !== undefined && text.startsWith(CONFLICT_MARKS.theirs)) side = 'theirs';
    else if (side !== undefined && text.startsWith(CONFLICT_MARKS.end)) {
      hunks.push({ line: start, ...sides });
      side = undefined;
    } else {
      if (side !== undefined) sides[side] += text;
      if (side === 'ours' || side === undefined) decided.push(text);
    }
  }
  const changes = lineChanges(gitLines(decided.join('')), gitLines(ours), undefined);
  return hunks.map((hunk) => {
    // Theirs elsewhere in the file moves what comes after it.
    const before = changes.filter((change) => change.before.end <= hunk.line).at(-1);
    const shift = before === undefined ? 0 : before.after.end - before.before.end;
    return { ...hunk, line: hunk.line + shift + 1 };
  });
}
