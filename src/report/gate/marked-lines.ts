import { compareCodeUnits } from '../../model/range.ts';
import type { Severity } from '../../model/diagnostic.ts';
import type { Report } from '../../model/report.ts';
import { grouped } from '../../text/grouped.ts';
import type { Block } from './block.ts';
import { line, type Line } from './line.ts';

type Introduced = NonNullable<Report['delta']>['introduced'][number];

/** A file, and its lines on which the shown diagnostics start. */
export interface MarkedFile {
  readonly uri: string;
  readonly lines: readonly MarkedLine[];
}

export interface MarkedLine {
  /** The number of the line, from 0. */
  readonly number: number;
  readonly excerpt: Introduced['excerpt'];
  readonly marks: readonly Mark[];
}

export interface Mark {
  readonly range: Introduced['range'];
  readonly severity: Severity;
  readonly rule: string | null;
  readonly message: string;
  /** The text to show in addition to the first line of the message; null if the first line is enough. */
  readonly remainder: Block | null;
  readonly note: Line;
  /** The line, from 0, of each equal diagnostic that is not shown. Empty if `joinsEqual` is false. */
  readonly repeats: readonly number[];
}

/**
 * Groups new diagnostics by file and line. Files with the most diagnostics come first.
 *
 * @param joinsEqual true to show only the first of a file's diagnostics with equal rule, severity, message and note.
 */
export function markedFiles(diagnostics: readonly Introduced[], joinsEqual: boolean): readonly MarkedFile[] {
  return [...grouped(diagnostics, ({ uri }) => uri)]
    .toSorted(([uri, all], [other, others]) => others.length - all.length || compareCodeUnits(uri, other))
    .map(([uri, ofFile]) => ({ uri, lines: linesOf(ofFile, joinsEqual) }));
}

function linesOf(diagnostics: readonly Introduced[], joinsEqual: boolean): readonly MarkedLine[] {
  const equal = grouped(diagnostics, (diagnostic) => {
    const { rule, severity, message } = diagnostic;
    return joinsEqual ? JSON.stringify([rule, severity, message, noteOf(diagnostic)]) : diagnostic;
  });
  const repeats = new Map(
    [...equal.values()].flatMap(([first, ...others]) =>
      first === undefined ? [] : [[first, others.map(({ range }) => range[0])] as const],
    ),
  );
  return [...grouped(repeats.keys(), ({ range }) => range[0])]
    .toSorted(([number], [other]) => number - other)
    .map(([number, ofLine]) => ({
      number,
      excerpt: ofLine.find(({ excerpt }) => excerpt !== undefined)?.excerpt,
      marks: ofLine.map((diagnostic) => markOf(diagnostic, repeats.get(diagnostic) ?? [])),
    }));
}

function markOf(diagnostic: Introduced, repeats: readonly number[]): Mark {
  const { range, severity, rule, message } = diagnostic;
  const text = linesAfterFirst(message);
  const remainder = text === null ? null : ({ caption: null, language: 'text', text } as const);
  return { range, severity, rule, message, remainder, note: noteOf(diagnostic), repeats };
}

function noteOf({ orderDependent }: Introduced): Line {
  return orderDependent === true ? line`depends on the order in which files are checked` : [];
}

/**
 * Returns the first `limit` marks. `left` counts the diagnostics of all other marks, including `repeats`. `leftFiles`
 * counts the files with such other marks.
 */
export function firstMarks(
  files: readonly MarkedFile[],
  limit: number,
): { readonly shown: readonly MarkedFile[]; readonly left: number; readonly leftFiles: number } {
  let budget = limit;
  const shown = files.flatMap((file) => {
    const lines: MarkedLine[] = [];
    for (const one of file.lines) {
      if (budget <= 0) break;
      const marks = one.marks.slice(0, budget);
      lines.push({ ...one, marks });
      budget -= marks.length;
    }
    return lines.length === 0 ? [] : [{ ...file, lines }];
  });
  const left = countOf(files) - countOf(shown);
  const shownMarks = new Map(shown.map(({ uri, lines }) => [uri, marksIn(lines)]));
  const leftFiles = files.filter(({ uri, lines }) => (shownMarks.get(uri) ?? 0) < marksIn(lines));
  return { shown, left, leftFiles: leftFiles.length };
}

export function countOf(files: readonly MarkedFile[]): number {
  return files.reduce((sum, { lines }) => sum + marksIn(lines), 0);
}

function marksIn(lines: readonly MarkedLine[]): number {
  return lines.reduce(
    (sum, { marks }) => sum + marks.reduce((lineSum, { repeats }) => lineSum + 1 + repeats.length, 0),
    0,
  );
}

/** Returns the code of a line; undefined if the report does not contain it. */
export function codeOf({ number, excerpt }: MarkedLine): string | undefined {
  return excerpt?.lines[number - excerpt.firstLine];
}

/** The length of a first line, in UTF-16 code units, above which the Markdown report truncates it. */
const MAX_FIRST_LINE = 240;

/**
 * Returns the lines after the first line; null if they are missing or add nothing. For a first line that is longer
 * than {@link MAX_FIRST_LINE}, returns the whole message.
 */
export function linesAfterFirst(message: string): string | null {
  const end = message.indexOf('\n');
  if ((end < 0 ? message.length : end) > MAX_FIRST_LINE) return message;
  const [first, rest] = end < 0 ? [message, ''] : [message.slice(0, end), message.slice(end + 1)];
  return rest.trim() === '' || addsNothing(rest.trim(), first) ? null : rest;
}

/** Matches Pyright's explanations that add nothing if the first line already contains their names. */
const REPEATING =
  /^(?:Attribute "(?<attribute>[^"\n]+)" is unknown|(?:Type )?"(?<from>[^"\n]+)" is not assignable to (?:type )?"(?<to>[^"\n]+)")$/u;

function addsNothing(rest: string, first: string): boolean {
  const names = Object.values(REPEATING.exec(rest)?.groups ?? {}).filter((name) => name !== undefined);
  return names.length > 0 && names.every((name) => first.includes(`"${name}"`));
}
