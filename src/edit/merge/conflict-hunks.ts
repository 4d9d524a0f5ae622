import { CONFLICT_MARKS } from '../../git/merge-file.ts';
import { gitLines, lineChanges } from '../plan/line-changes.ts';

/** A range of lines for which the current file (`ours`) and the plan (`theirs`) have different changes. */
export interface ConflictHunk {
  /** The line of the current file where the conflict starts, counted from 1. */
  readonly line: number;
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

type ConflictSide = 'base' | 'ours' | 'theirs';

/** Returns the conflicts in a text that Git merged with {@link CONFLICT_MARKS}. `ours` is the current text. */
export function conflictHunks(merged: string, ours: string): readonly ConflictHunk[] {
  const hunks: ConflictHunk[] = [];
  /** The merged lines, with the lines of `ours` for every conflict. */
  const decided: string[] = [];
  let side: ConflictSide | undefined;
  let sides: Record<ConflictSide, string> = { base: '', ours: '', theirs: '' };
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
    // Earlier changes from `theirs` shift the line numbers of the merged text.
    const before = changes.filter((change) => change.before.end <= hunk.line).at(-1);
    const shift = before === undefined ? 0 : before.after.end - before.before.end;
    return { ...hunk, line: hunk.line + shift + 1 };
  });
}
