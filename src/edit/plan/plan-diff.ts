import { isUtf8 } from 'node:buffer';
import type { WorkspacePath } from '../../model/brand.ts';
import { compareCodeUnits } from '../../model/range.ts';
import { splice, type Splice } from '../../text/splice.ts';
import type { FileChange, FileState } from './run-steps.ts';
import { gitBinaryPatch } from './git-binary.ts';
import { gitName } from './git-name.ts';
import { hunks } from './hunks.ts';
import { gitLines, lineChanges } from './line-changes.ts';

/** Returns the changes as a patch that `git apply` applies and `git apply -R` reverts. */
export function planDiff(changes: readonly FileChange[]): string {
  return partsOf(changes)
    .toSorted((left, right) => compareCodeUnits(pathOfPart(left), pathOfPart(right)))
    .map(patchOf)
    .join('');
}

/**
 * Divides the changes into patches. Shows a move as a rename only if the new path had no file before the edit and the
 * old path has none after it.
 */
function partsOf(changes: readonly FileChange[]): readonly FileChange[] {
  const before = new Map<WorkspacePath, FileState>();
  const after = new Map<WorkspacePath, FileState>();
  for (const change of changes) {
    if (change.before !== undefined) before.set(change.before.path, change.before);
    if (change.after !== undefined) after.set(change.after.path, change.after);
  }
  const isOnePart = ({ before: from, after: to }: FileChange): boolean =>
    from !== undefined &&
    to !== undefined &&
    (from.path === to.path || (!before.has(to.path) && !after.has(from.path)));
  const whole = changes.filter(isOnePart);
  const separate = changes.filter((change) => !isOnePart(change));
  const paths = separate.flatMap((change) => [change.before?.path, change.after?.path]);
  return [
    ...whole,
    ...[...new Set(paths)]
      .filter((path) => path !== undefined)
      .map((path) => ({ before: before.get(path), after: after.get(path), text: undefined })),
  ];
}

function pathOfPart({ before, after }: FileChange): string {
  return after?.path ?? before?.path ?? '';
}

function patchOf(part: FileChange): string {
  const { before, after } = part;
  const from = before ?? after;
  const to = after ?? before;
  if (from === undefined || to === undefined) return '';
  const lines = [`diff --git ${gitName(`a/${from.path}`)} ${gitName(`b/${to.path}`)}`];
  if (before === undefined) lines.push(`new file mode ${modeOf(to)}`);
  else if (after === undefined) lines.push(`deleted file mode ${modeOf(from)}`);
  else if (modeOf(from) !== modeOf(to)) lines.push(`old mode ${modeOf(from)}`, `new mode ${modeOf(to)}`);
  if (from.path !== to.path) {
    lines.push(`similarity index ${similarity(part)}%`);
    lines.push(`rename from ${gitName(from.path)}`, `rename to ${gitName(to.path)}`);
  }
  if (before?.version !== after?.version) {
    const isSameMode = before !== undefined && after !== undefined && modeOf(before) === modeOf(after);
    lines.push(`index ${idOf(before)}..${idOf(after)}${isSameMode ? ` ${modeOf(before)}` : ''}`);
  } else if (lines.length === 1) return '';
  return `${lines.join('\n')}\n${contentPatch(part)}`;
}

function contentPatch({ before, after, text }: FileChange): string {
  const [bytesBefore, bytesAfter] = [before?.bytes ?? NO_BYTES, after?.bytes ?? NO_BYTES];
  if (before?.version === after?.version || bytesBefore.length + bytesAfter.length === 0) return '';
  const one = patchText(bytesBefore);
  const other = patchText(bytesAfter);
  if (one === undefined || other === undefined) return gitBinaryPatch(bytesBefore, bytesAfter);
  const [linesBefore, linesAfter] = [gitLines(one), gitLines(other)];
  const edits = splicesIn(one, text);
  // Bytes of an encoding such as cp1252 can also be valid UTF-8. The edits then refer to a different new text.
  const known = edits !== undefined && splice(one, edits) === other ? edits : undefined;
  const changes = lineChanges(linesBefore, linesAfter, known);
  const names = `--- ${sideName('a', before)}\n+++ ${sideName('b', after)}\n`;
  return `${names}${hunks(linesBefore, linesAfter, changes)}`;
}

const NO_BYTES = new Uint8Array();

/** Decodes bytes, and keeps a byte order mark. Returns undefined if the patch needs Git's format for binary files. */
function patchText(bytes: Uint8Array): string | undefined {
  if (!isUtf8(bytes) || bytes.includes(0)) return undefined;
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/**
 * Returns the edits with offsets into `whole`, which may start with a byte order mark that `text` lacks. Returns
 * undefined if the edits are unknown or refer to a different text.
 */
function splicesIn(whole: string, text: FileChange['text']): readonly Splice[] | undefined {
  if (text === undefined) return undefined;
  const mark = whole.length - text.before.text.length;
  if (mark < 0 || mark > 1 || !whole.endsWith(text.before.text)) return undefined;
  return text.edits.map((edit) => ({ ...edit, start: edit.start + mark, end: edit.end + mark }));
}

/** Returns the unchanged percentage of the longer text: 100 only for equal bytes, 0 if the edits are unknown. */
function similarity({ before, after, text }: FileChange): number {
  if (before?.version === after?.version) return 100;
  if (text === undefined) return 0;
  const { length } = text.before.text;
  const removed = text.edits.reduce((sum, { start, end }) => sum + end - start, 0);
  const added = text.edits.reduce((sum, { newText }) => sum + newText.length, 0);
  const longest = Math.max(length, length - removed + added, 1);
  return Math.min(99, Math.floor((100 * (length - removed)) / longest));
}

/** Returns the name of one side in a patch. Like Git, appends a tab if the name contains a space. */
function sideName(side: 'a' | 'b', state: FileState | undefined): string {
  if (state === undefined) return '/dev/null';
  const name = gitName(`${side}/${state.path}`);
  return name.includes(' ') ? `${name}\t` : name;
}

function modeOf({ isExecutable }: FileState): string {
  return isExecutable ? '100755' : '100644';
}

function idOf(state: FileState | undefined): string {
  return state === undefined ? '0'.repeat(40) : state.version.slice('blob:'.length);
}
