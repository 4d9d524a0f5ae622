import type { Span } from '../definition.ts';
import { blank, PIECE } from './scan-pieces.ts';

/** The maximum number of successive comments. The grammar's scanner reads a run of comments in quadratic time. */
const MAX_RUN = 100;

/** Replaces comments in runs longer than {@link MAX_RUN} by spaces of equal length. Lines must end in LF or CRLF. */
export function blankCommentRuns(text: string): string {
  if (!hasMany(text)) return text;
  const blanks: Span[] = [];
  let run: Span[] = [];
  let last = 0;
  const endRun = (): void => {
    if (run.length > MAX_RUN) for (const comment of run) blanks.push(comment);
    run = [];
  };
  for (const { 0: found, index: start } of text.matchAll(PIECE)) {
    const isComment = found.startsWith('#');
    if ((!isComment && found !== '\n') || /\S/u.test(text.slice(last, start))) endRun();
    last = start + found.length;
    if (isComment) run.push({ start, end: last });
  }
  endRun();
  return blank(text, blanks);
}

const FIRST = /[ \t\f\r]*(?<comment>#)?(?<end>\n)?/uy;

/** Returns true if a run may exceed `MAX_RUN`. For speed, counts lines that begin with `#`, even inside strings. */
function hasMany(text: string): boolean {
  let comments = 0;
  for (let start = 0; start < text.length;) {
    FIRST.lastIndex = start;
    const { comment, end } = FIRST.exec(text)?.groups ?? {};
    if (comment !== undefined) comments += 1;
    else if (end === undefined) comments = 0;
    if (comments === MAX_RUN) return true;
    const next = text.indexOf('\n', start);
    start = next === -1 ? text.length : next + 1;
  }
  return false;
}
