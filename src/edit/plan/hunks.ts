import type { GitLines, LineChange, LineSpan } from './line-changes.ts';

const CONTEXT = 3;

/** Returns the hunks of a unified diff; '' if no line changes. */
export function hunks(before: GitLines, after: GitLines, changes: readonly LineChange[]): string {
  return grouped(changes)
    .map((group) => hunk(before, after, group))
    .join('');
}

/** Joins changes whose context lines would touch or overlap. */
function grouped(changes: readonly LineChange[]): readonly (readonly LineChange[])[] {
  const groups: LineChange[][] = [];
  for (const change of changes) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (last !== undefined && change.before.start - last.before.end <= 2 * CONTEXT) group?.push(change);
    else groups.push([change]);
  }
  return groups;
}

function hunk(before: GitLines, after: GitLines, group: readonly LineChange[]): string {
  const [first, last] = [group[0], group.at(-1)];
  if (first === undefined || last === undefined) return '';
  const leading = Math.min(CONTEXT, first.before.start);
  const trailing = Math.min(CONTEXT, before.lines.length - last.before.end);
  const one = { start: first.before.start - leading, end: last.before.end + trailing };
  const other = { start: first.after.start - leading, end: last.after.end + trailing };
  const parts = [`@@ -${span(one)} +${span(other)} @@\n`];
  let at = one.start;
  const write = (sign: string, { lines }: GitLines, start: number, end: number): void => {
    for (const line of lines.slice(start, end)) parts.push(sign, line, line.endsWith('\n') ? '' : NO_NEWLINE);
  };
  for (const change of group) {
    write(' ', before, at, change.before.start);
    write('-', before, change.before.start, change.before.end);
    write('+', after, change.after.start, change.after.end);
    at = change.before.end;
  }
  write(' ', before, at, one.end);
  return parts.join('');
}

const NO_NEWLINE = '\n\\ No newline at end of file\n';

/** Formats a range of lines. An empty range gets the number of the previous line, or 0 at the start. */
function span({ start, end }: LineSpan): string {
  const count = end - start;
  const line = count === 0 ? start : start + 1;
  return count === 1 ? `${line}` : `${line},${count}`;
}
