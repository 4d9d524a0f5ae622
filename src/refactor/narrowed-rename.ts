import type { EditStep, RequestedEdit, StepEdit } from '../edit/edit-step.ts';
import type { ServerView } from '../protocol/server-view.ts';
import { wordSearch } from '../rename-coverage/word-search.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import type { Span } from '../syntax/definition.ts';
import { type LineIndex, offsetsAt, rangeAt } from '../text/line-index.ts';
import type { RenamedSymbol } from './edit-intent.ts';

type RenamedName = Pick<RenamedSymbol, 'name' | 'newName'>;

/**
 * Narrows edits to the changed names. Some servers, such as pylsp, replace whole documents, but the checks need the
 * ranges of the names. An edit that also makes other changes stays unchanged.
 */
export async function narrowedRename(
  { files }: Pick<WorkspaceSession, 'files'>,
  { roots }: Pick<ServerView, 'roots'>,
  { steps, annotations }: RequestedEdit,
  renamed: RenamedName,
): Promise<RequestedEdit> {
  const seen = new Set<string>();
  const narrowed: EditStep[] = [];
  for (const [index, step] of steps.entries()) {
    // Only a file's first step refers to the text on disk. A later step refers to the result of the earlier steps.
    const isFirst =
      step.kind === 'edit' &&
      !seen.has(step.uri) &&
      steps.slice(0, index).every(({ kind }) => kind === 'edit');
    const uri = isFirst ? roots.nameOfUri(step.uri) : '';
    // The edit of an unreadable file stays unchanged here. Later code rejects the file.
    const document =
      isFirst && !uri.includes(':') ? await files.document(uri).catch(() => undefined) : undefined;
    if (step.kind !== 'edit' || document === undefined) {
      narrowed.push(step);
      continue;
    }
    seen.add(step.uri);
    const edits = step.edits.flatMap((edit) => editsOfNames(document.lines, edit, renamed));
    narrowed.push({ ...step, edits });
  }
  return { steps: narrowed, annotations };
}

function editsOfNames(lines: LineIndex, edit: StepEdit, { name, newName }: RenamedName): readonly StepEdit[] {
  const { start, end } = offsetsAt(lines, edit.range);
  const replaced = lines.text.slice(start, end);
  const spans = changedSpans(replaced, edit.newText, wordSearch(name)(replaced), newName);
  if (spans === undefined) return [edit];
  return spans.map((span) => ({
    ...edit,
    range: rangeAt(lines, { start: start + span.start, end: start + span.end }),
    newText: newName,
  }));
}

/** Returns the spans that `after` replaces with the new name; undefined if the texts also differ elsewhere. */
function changedSpans(
  before: string,
  after: string,
  spans: readonly Span[],
  newName: string,
): readonly Span[] | undefined {
  const changed: Span[] = [];
  let copied = 0;
  let at = 0;
  for (const span of spans) {
    const between = before.slice(copied, span.start);
    const word = before.slice(span.start, span.end);
    if (!after.startsWith(between, at)) return undefined;
    at += between.length;
    const isChanged = after.startsWith(newName, at) && !startsWithWord(after, at + newName.length);
    if (!isChanged && !after.startsWith(word, at)) return undefined;
    if (isChanged) changed.push(span);
    at += isChanged ? newName.length : word.length;
    copied = span.end;
  }
  return after.slice(at) === before.slice(copied) ? changed : undefined;
}

function startsWithWord(text: string, offset: number): boolean {
  return /^\p{XIDC}/u.test(text.slice(offset, offset + 2));
}
