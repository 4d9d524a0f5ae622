import { clip } from '../text/clip.ts';

const HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/u;
const EXTENDED_HEADER = /^(?:index|old|new|deleted|similarity|dissimilarity|rename|copy|---|\+\+\+) /u;
const MAIL = /^(?:From [0-9a-f]{40}|From: |Subject: )/u;
/** Matches the first line of each mail of `git format-patch`, which always writes this date. */
const FORMATTED = /^From [0-9a-f]{40} Mon Sep 17 00:00:00 2001\r?$/u;
/** Matches lines that can follow a hunk or a header, also if they are beyond the count of the hunk. */
const REST_OF_FILE = /^(?:index|old|new|deleted|similarity|dissimilarity|rename|copy|[+ \\]|-(?!- ?\r?$))/u;
/** Matches hunks without numbers, combined diffs, logs of submodules, and a byte order mark between two patches. */
const UNSUPPORTED =
  /^(?:@@|diff --(?:cc|combined) |Submodule .+ [0-9a-f]{4,}\.{2,3}[0-9a-f]{4,}[ :]|\u00EF\u00BB\u00BF)/u;
/** Matches a header with two equal paths. With the prefixes `a/` and `b/`, the paths are different. */
const WITHOUT_PREFIX = /^diff --git (.+) \1\r?$/u;

/**
 * Finds a change that `git apply` would skip without an error, or whose path lacks a prefix. `git apply` reads only
 * hunks and file headers, and skips all other lines. Returns a clause with the line and the problem, if any.
 */
export function skippedChange(patch: Uint8Array): string | undefined {
  const lines = Buffer.from(patch).toString('latin1').split('\n');
  const at = skippedIndex(lines);
  if (at === undefined) return undefined;
  const text = Buffer.from(lines[at] ?? '', 'latin1')
    .toString()
    .trimEnd();
  const problem = WITHOUT_PREFIX.test(text)
    ? 'has paths without the prefixes a/ and b/'
    : 'is neither in a hunk nor in the header of a file, so `git apply` would skip it';
  return `line ${at + 1} (${JSON.stringify(clip(text, 100))}) ${problem}`;
}

function skippedIndex(lines: readonly string[]): number | undefined {
  // The numbers of old and new lines that the present hunk still has.
  let [before, after] = [0, 0];
  const mail = FORMATTED.test(lines[0] ?? '') ? FORMATTED : MAIL;
  // A mail has a message, a line "---", notes, and files. The message can quote patches and have lines "---". So a
  // change in the notes is part of the message if a line "---" follows before the first file.
  let part: 'text' | 'message' | 'notes' | 'file' = 'text';
  let found: number | undefined;
  for (const [index, line] of lines.entries()) {
    if (before > 0 || after > 0) {
      if (!/^[+\\]/u.test(line)) before -= 1;
      if (!/^[-\\]/u.test(line)) after -= 1;
      continue;
    }
    const [next = '', afterNext = ''] = lines.slice(index + 1, index + 3);
    const isPair = line.startsWith('--- ') && next.startsWith('+++ ');
    const hunk = HUNK.exec(line);
    const isFile =
      (line.startsWith('diff --git ') && EXTENDED_HEADER.test(next)) ||
      (/^(?:---|\+\+\+) /u.test(line) && HUNK.test(isPair ? afterNext : next));
    if (found !== undefined && (part !== 'notes' || hunk !== null || isFile || mail.test(line))) return found;
    if (hunk !== null || isFile) {
      if (WITHOUT_PREFIX.test(line)) return index;
      part = 'file';
      if (hunk !== null) [before, after] = [Number(hunk[1] ?? 1), Number(hunk[2] ?? 1)];
      continue;
    }
    if (mail.test(line)) part = 'message';
    else if (part === 'message' || part === 'notes') {
      if (/^---\r?$/u.test(line)) [part, found] = ['notes', undefined];
    } else if (!REST_OF_FILE.test(line)) part = 'text';
    if (part === 'message') continue;
    if (isPair || UNSUPPORTED.test(line) || (part === 'file' && /^[-+]/u.test(line))) found ??= index;
  }
  return found;
}
