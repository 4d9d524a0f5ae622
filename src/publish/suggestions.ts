import { createHash } from 'node:crypto';
import type { Suggestion } from '../github/suggestion-comments.ts';
import type { ProposalCheck, Report } from '../model/report.ts';
import { codeSpan, longestRun } from '../report/markdown-escape.ts';
import { visible } from '../report/visible.ts';
import { patchedFiles, type PatchedFile, type PatchLine } from '../text/patch-lines.ts';

/** A line of head in which a proposed edit is missing, with its text before and after the edit. */
interface MissedLine {
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

/** Returns suggestions for the missing edits of incomplete proposals, at most one for each line of head. */
export function suggestionsOf({ proposals }: Report): readonly Suggestion[] {
  const byPlace = new Map<string, Suggestion>();
  const repeats = new Map<string, number>();
  for (const proposal of proposals) {
    for (const missed of missedLines(proposal)) {
      const place = JSON.stringify([missed.path, missed.line]);
      if (byPlace.has(place)) continue;
      const change = JSON.stringify([missed.path, missed.before, missed.after]);
      const earlier = repeats.get(change) ?? 0;
      repeats.set(change, earlier + 1);
      byPlace.set(place, suggestionOf(missed, proposal, earlier));
    }
  }
  return [...byPlace.values()];
}

function missedLines({ conclusion, diff, missed }: ProposalCheck): readonly MissedLine[] {
  if (conclusion !== 'incomplete' || diff === null) return [];
  const missedKeys = new Set(missed.map(({ uri, range }) => JSON.stringify([uri, range[0] + 1])));
  return patchedFiles(diff)
    .flatMap(replacedLines)
    .filter(({ path, line }) => missedKeys.has(JSON.stringify([path, line])))
    .filter(isExact);
}

/** Pairs the removed lines of each change with its added lines. Skips a change if the two counts differ. */
function replacedLines({ path, lines }: PatchedFile): readonly MissedLine[] {
  if (path === undefined) return [];
  const pairs: MissedLine[] = [];
  let removed: PatchLine[] = [];
  let added: PatchLine[] = [];
  const flush = (): void => {
    if (removed.length === added.length) {
      for (const [index, { oldLine, text }] of removed.entries()) {
        pairs.push({ path, line: oldLine, before: text, after: added[index]?.text ?? '' });
      }
    }
    removed = [];
    added = [];
  };
  for (const line of lines) {
    if (line.kind === 'kept') flush();
    else if (line.kind === 'added') added.push(line);
    else {
      if (added.length > 0) flush();
      removed.push(line);
    }
  }
  flush();
  return pairs;
}

/** Returns false for a line that a comment cannot repeat byte for byte, such as one with a control character. */
function isExact({ before, after }: MissedLine): boolean {
  const texts = [before, after].map(withoutReturn);
  return texts.every((text) => visible(text) === text && !text.includes('\n'));
}

/** Removes the carriage return of a line ending, because GitHub keeps the line endings of the file. */
function withoutReturn(text: string): string {
  return text.endsWith('\r') ? text.slice(0, -1) : text;
}

/** @param earlier the number of earlier suggestions with the same file, text and replacement. */
function suggestionOf(
  { path, line, before, after }: MissedLine,
  proposal: ProposalCheck,
  earlier: number,
): Suggestion {
  const text = withoutReturn(after);
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  const subject =
    proposal.kind === 'rename' ? `The rename to ${codeSpan(proposal.newName)}` : 'The proposed edit';
  return {
    path,
    line,
    before: withoutReturn(before),
    id: createHash('sha256')
      // The id does not depend on the line number, because other changes can move the line.
      .update(JSON.stringify([path, before, after, ...(earlier === 0 ? [] : [earlier])]))
      .digest('hex')
      .slice(0, 32),
    body: `${subject} is missing on this line.\n\n${fence}suggestion\n${text}\n${fence}\n`,
  };
}
