import { sortLocated } from '../bundle/order.ts';
import type { StepEdit } from '../edit/edit-step.ts';
import type { Location, NotCovered } from '../model/bundle.ts';
import { compareCodeUnits, compareRanges } from '../model/range.ts';
import type { Span } from '../syntax/definition.ts';
import { type LineIndex, rangeAt } from '../text/line-index.ts';
import { shownLine } from '../text/shown-line.ts';
import type { ImportingFile } from './importing-file.ts';

/**
 * An unrepaired problem of a move. `places` is empty if the problem concerns the whole move.
 *
 * - `ambiguous`: a file cannot import the moved module, because the new name leads this file to a different module.
 * - `broken-link`: after the move, a symbolic link does not lead to its target.
 * - `circular-import`: after the move, a module imports a name from a module that has not bound this name yet.
 * - `hidden-module`: a module file gets the name of a folder without an `__init__`. Python then does not find the
 *   modules in the folder.
 * - `implicit-import`: code uses the attribute `package.module`. After the move, the package may lack this attribute.
 * - `name-taken`: a file already uses the first part of the new name for something else, and several updated imports
 *   begin with this part. If only one import begins with it, lanser gives this import an alias.
 * - `no-identifier`: a part of the new path is a keyword or not an identifier.
 * - `outside-roots`: no search root that the importing file may use contains the new path.
 * - `shadows-module`, `shadows-standard-library`: a different module already has the moved module's new name.
 */
export interface ImportProblem {
  readonly reason:
    | 'ambiguous'
    | 'broken-link'
    | 'circular-import'
    | 'hidden-module'
    | 'implicit-import'
    | 'name-taken'
    | 'no-identifier'
    | 'outside-roots'
    | 'shadows-module'
    | 'shadows-standard-library';
  /** The name or path that the problem concerns. */
  readonly detail: string;
  readonly places: readonly Location[];
}

/** The edits of one file, in source order. */
export interface FileEdits {
  readonly uri: string;
  readonly edits: readonly StepEdit[];
}

/** The collected edits and problems of all files, and the names that the edits do not cover. */
export interface Drafts {
  edit(file: ImportingFile, span: Span, newText: string): void;
  /** Returns true if an edit overlaps the span. */
  isEdited(file: ImportingFile, span: Span): boolean;
  notCovered(uri: string, lines: LineIndex, span: Span, reason: string): void;
  problem(reason: ImportProblem['reason'], detail: string, place?: Location): void;
  readonly edits: () => readonly FileEdits[];
  readonly uncovered: () => readonly NotCovered[];
  readonly problems: () => readonly ImportProblem[];
}

export function openDrafts(): Drafts {
  const edits = new Map<string, StepEdit[]>();
  const spans = new Map<string, readonly Span[]>();
  const uncovered = new Map<string, NotCovered>();
  const problems = new Map<string, { readonly problem: ImportProblem; readonly places: Location[] }>();
  return {
    edit(file, span, newText) {
      if (file.text.slice(span.start, span.end) === newText) return;
      const list = edits.get(file.uri) ?? [];
      edits.set(file.uri, list);
      list.push({ range: rangeAt(file.document.lines, span), newText });
      spans.set(file.uri, [...(spans.get(file.uri) ?? []), span]);
    },
    isEdited(file, span) {
      return (spans.get(file.uri) ?? []).some(({ start, end }) => start < span.end && span.start < end);
    },
    notCovered(uri, lines, span, reason) {
      const range = rangeAt(lines, span);
      const [line, from, lastLine, to] = range;
      const text = shownLine(lines.lineText(line), from, line === lastLine ? to : from);
      uncovered.set(JSON.stringify([uri, range]), { uri, range: [...range], reason, text });
    },
    problem(reason, detail, place) {
      const key = `${reason} ${detail}`;
      const existing = problems.get(key) ?? { problem: { reason, detail, places: [] }, places: [] };
      problems.set(key, existing);
      if (place !== undefined) existing.places.push(place);
    },
    edits: () =>
      [...edits]
        .toSorted(([one], [other]) => compareCodeUnits(one, other))
        .map(([uri, list]) => {
          return { uri, edits: list.toSorted((one, other) => compareRanges(one.range, other.range)) };
        }),
    uncovered: () => sortLocated(uncovered.values()),
    problems: () =>
      [...problems]
        .toSorted(([one], [other]) => compareCodeUnits(one, other))
        .map(([, { problem, places }]) => ({ ...problem, places: sortLocated(places) })),
  };
}
