import { sortLocated } from '../bundle/order.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FlatRange } from '../model/range.ts';
import { editedStatements } from './edited-statements.ts';
import type { HunkPlace, LinesOf, PositionMap } from './position-map.ts';
import { pairOff, type DiagnosticPair, type Key, type Leftovers } from './pair-off.ts';
import { statementsOf, type Statements } from './statements.ts';

/** How the diagnostics of two sides correspond. Every one of them is in exactly one list. */
export interface Matching {
  readonly persisting: readonly DiagnosticPair[];
  readonly changed: readonly DiagnosticPair[];
  readonly moved: readonly DiagnosticPair[];
  readonly introduced: readonly Diagnostic[];
  readonly resolved: readonly Diagnostic[];
}

/** The places and texts by which the diagnostics of two sides are matched. */
export interface DeltaContext {
  readonly positions: PositionMap;
  readonly baseLines: LinesOf;
  readonly headLines: LinesOf;
}

/**
 * Matches two multisets of diagnostics in passes, each over the remainder of the one before. A line that
 * the diff keeps matches at its own place alone: the same range, then the same line, with the same rule and
 * message, then the same rule at the same place with a different message. A new line matches where its
 * text, or its statement by tokens, comes from a line that is gone: in the same hunk, then in the same
 * file, then anywhere; or where it edits a line that is gone and leaves the marked expression as it was.
 * What is left of head is introduced, whatever was fixed elsewhere.
 */
export function matchDiagnostics(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  { positions, baseLines, headLines }: DeltaContext,
): Matching {
  const left: Leftovers = { before: sortLocated(before), after: sortLocated(after) };
  const keyOf = (...parts: readonly unknown[]): Key =>
    parts.includes(undefined) ? undefined : JSON.stringify(parts);
  const headUri = ({ uri }: Diagnostic): string | undefined => positions.headUri(uri);
  const headRange = ({ uri, range }: Diagnostic): FlatRange | undefined => positions.headRange(uri, range);
  const samePlace = pairOff(
    left,
    (old) => keyOf(headUri(old), headRange(old), what(old)),
    (fresh) => keyOf(fresh.uri, fresh.range, what(fresh)),
  );
  const sameLine = pairOff(
    left,
    (old) => keyOf(headUri(old), isOfFile(old) ? null : positions.headLine(old.uri, old.range[0]), what(old)),
    (fresh) => keyOf(fresh.uri, isOfFile(fresh) ? null : fresh.range[0], what(fresh)),
  );
  const changed = pairOff(
    left,
    (old) => keyOf(headUri(old), headRange(old)?.slice(0, 2), [old.rule, old.severity]),
    (fresh) => keyOf(fresh.uri, fresh.range.slice(0, 2), [fresh.rule, fresh.severity]),
  );
  const base = statementsOf(baseLines);
  const head = statementsOf(headLines);
  const texts: readonly Text[] = [
    { before: lineText(baseLines), after: lineText(headLines) },
    { before: statementText(base), after: statementText(head) },
  ];
  /** Pairs what stands on new lines with what stood on lines that are gone, by text. */
  const byText = (reachOf: (uri: string | undefined, hunk: HunkPlace) => unknown): DiagnosticPair[] =>
    texts.flatMap((text) =>
      pairOff(
        left,
        (old) => {
          const hunk = positions.baseHunk(old.uri, old.range[0]);
          return hunk && keyOf(text.before(old), reachOf(headUri(old), hunk), what(old));
        },
        (fresh) => {
          const hunk = positions.headHunk(fresh.uri, fresh.range[0]);
          return hunk && keyOf(text.after(fresh), reachOf(fresh.uri, hunk), what(fresh));
        },
      ),
    );
  const rewritten = byText((_, { id }) => id);
  const movedWithin = byText((uri) => uri);
  const movedAcross = byText(() => null);
  const edits = editedStatements(positions, base, head);
  const edited = pairOff(
    left,
    (old) => keyOf(headUri(old), edits.before(old), what(old)),
    (fresh) => keyOf(fresh.uri, edits.after(fresh), what(fresh)),
  );
  return {
    persisting: [...samePlace, ...sameLine, ...rewritten, ...edited],
    changed,
    moved: [...movedWithin, ...movedAcross],
    introduced: left.after,
    resolved: left.before,
  };
}

/** The text by which a diagnostic is recognised, on each side. */
interface Text {
  readonly before: (diagnostic: Diagnostic) => Key;
  readonly after: (diagnostic: Diagnostic) => Key;
}

/** Recognises a diagnostic of a whole file: Pyright gives it an empty range at the start. */
function isOfFile({ range }: Diagnostic): boolean {
  return range.every((part) => part === 0);
}

function what(diagnostic: Diagnostic): readonly (string | null)[] {
  return [diagnostic.severity, diagnostic.rule, diagnostic.message];
}

/** Returns the line on which a diagnostic starts, without its indentation, where it has a word. */
function lineText(linesOf: LinesOf): (diagnostic: Diagnostic) => Key {
  return ({ uri, range }) => {
    const text = (linesOf(uri)[range[0]] ?? '').trim();
    return /[\p{IDC}"']/u.test(text) ? text : undefined;
  };
}

function statementText(statements: Statements): (diagnostic: Diagnostic) => Key {
  return (diagnostic) => statements.at(diagnostic)?.words.join('\0');
}
