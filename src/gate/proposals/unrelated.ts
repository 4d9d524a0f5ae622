import {
  gitLines,
  lineChanges,
  type GitLines,
  type LineChange,
  offsetsOf,
} from '../../edit/plan/line-changes.ts';
import { gitName } from '../../edit/plan/git-name.ts';
import { hunks } from '../../edit/plan/hunks.ts';
import { sortLocated } from '../../bundle/order.ts';
import type { UnrelatedChange } from '../../model/report.ts';
import { lineIndex, rangeAt } from '../../text/line-index.ts';
import { splice, type Splice } from '../../text/splice.ts';
import type { JudgedFile } from './edit-in-head.ts';
import { isRewrapped } from './rewrapped.ts';

/**
 * Lists the changes in an edit's files that no proposed edit explains. A new name may be longer or shorter than the
 * old name, so the edit also explains different line breaks in a statement that it changes.
 *
 * @param others the files of the other claims (proposed edits that head contains fully or partly).
 */
export function unrelatedChanges(
  files: readonly JudgedFile[],
  others: readonly JudgedFile[],
): readonly UnrelatedChange[] {
  return sortLocated(
    files.flatMap((file) => {
      const same = others.filter(
        ({ basePath, headPath }) => basePath === file.basePath && headPath !== undefined,
      );
      return file.headPath === undefined ? [] : changesOf(file, file.headPath, same);
    }),
  );
}

function changesOf(
  file: JudgedFile,
  headPath: string,
  others: readonly JudgedFile[],
): readonly UnrelatedChange[] {
  const ownSplices = explained(file);
  // Overlapping edits cannot be applied together. If edits overlap, only the edit of `file` explains changes.
  const splices = inOrder([...ownSplices, ...others.flatMap(explained)]) ?? inOrder(ownSplices) ?? [];
  const before = gitLines(splice(file.baseText, splices));
  const after = gitLines(file.headText);
  const places = lineIndex(file.headText);
  const edited = editedLines(before, splices);
  return lineChanges(before, after, undefined).flatMap((change): readonly UnrelatedChange[] => {
    const isEdited = edited.some((line) => change.before.start <= line && line < change.before.end);
    if (isEdited && isRewrapped(textOf(before, change.before), textOf(after, change.after))) return [];
    return [
      {
        uri: headPath,
        range: rangeAt(places, offsetsOf(after, change.after)),
        diff: `--- ${gitName(`a/${headPath}`)}\n+++ ${gitName(`b/${headPath}`)}\n${hunks(before, after, [change])}`,
      },
    ];
  });
}

/** Returns the proposed edits of places whose old text head no longer has, and of mentions that head renames. */
function explained({ places, appliedMentions }: JudgedFile): readonly Splice[] {
  const decided = places.filter(({ status }) => status.kind !== 'pending').map(({ place }) => place);
  return [...decided, ...appliedMentions].map((place) => place.splice);
}

/** Sorts edits and removes duplicates. Returns undefined if two edits overlap, or differ only in their new texts. */
function inOrder(splices: readonly Splice[]): readonly Splice[] | undefined {
  const sorted = splices.toSorted((one, other) => one.start - other.start || one.end - other.end);
  const result: Splice[] = [];
  for (const next of sorted) {
    const last = result.at(-1);
    if (last !== undefined && next.start === last.start && next.end === last.end) {
      if (next.newText !== last.newText) return undefined;
    } else if (last !== undefined && next.start < last.end) return undefined;
    else result.push(next);
  }
  return result;
}

/** Returns, for each edit, the zero-based line of the edited text on which the edit starts. */
function editedLines({ starts }: GitLines, splices: readonly Splice[]): readonly number[] {
  let [shift, line] = [0, 0];
  return splices.map(({ start, end, newText }) => {
    const at = start + shift;
    shift += newText.length - (end - start);
    while (line + 1 < starts.length && (starts[line + 1] ?? Infinity) <= at) line += 1;
    return line;
  });
}

function textOf(lines: GitLines, place: LineChange['before']): string {
  const { start, end } = offsetsOf(lines, place);
  return lines.text.slice(start, end);
}
