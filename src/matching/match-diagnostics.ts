// matching/ matches the diagnostics of two versions by their positions, statements and texts. The gate decides
// which differences are findings.
import { sortLocated } from '../bundle/order.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FlatRange } from '../model/range.ts';
import { editedStatements } from './edited-statements.ts';
import type { HunkPlace, LinesOf, PositionMap } from './position-map.ts';
import { pairOff, type DiagnosticPair, type Key, type Leftovers } from './pair-off.ts';
import { statementsOf, wordsKey, type Statement, type Statements } from './statements.ts';

/** The correspondence between the diagnostics of two versions. Each diagnostic is in exactly one list. */
export interface Matching {
  readonly persisting: readonly DiagnosticPair[];
  /** Pairs with the same start, rule and severity, but different messages. */
  readonly changed: readonly DiagnosticPair[];
  /** Pairs whose line or statement was removed in one hunk or file, and added in a different hunk or file. */
  readonly moved: readonly DiagnosticPair[];
  readonly introduced: readonly Diagnostic[];
  readonly resolved: readonly Diagnostic[];
}

export interface DeltaContext {
  readonly positions: PositionMap;
  readonly baseLines: LinesOf;
  readonly headLines: LinesOf;
}

/**
 * Matches two multisets of diagnostics in passes. Each pass handles the diagnostics that remain. The first passes
 * match diagnostics of whole files, and diagnostics on lines that the diff keeps. The next passes match
 * diagnostics on removed lines with diagnostics on added lines, in the same hunk, then in the same file, then in
 * all files. The trimmed line, or the words of the statement, must be equal. The last pass matches diagnostics of
 * an edited statement in the same hunk if the marked expression is unchanged. In all passes, the rule and the
 * severity must be equal. The message must be equal too, except in the pass that finds the changed diagnostics.
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
    (old) => keyOf(headUri(old), headRange(old), contentOf(old)),
    (current) => keyOf(current.uri, current.range, contentOf(current)),
  );
  const sameLine = pairOff(
    left,
    (old) =>
      keyOf(headUri(old), isOfFile(old) ? null : positions.headLine(old.uri, old.range[0]), contentOf(old)),
    (current) => keyOf(current.uri, isOfFile(current) ? null : current.range[0], contentOf(current)),
  );
  const changed = pairOff(
    left,
    (old) => keyOf(headUri(old), headRange(old)?.slice(0, 2), [old.rule, old.severity]),
    (current) => keyOf(current.uri, current.range.slice(0, 2), [current.rule, current.severity]),
  );
  const base = statementsOf(baseLines);
  const head = statementsOf(headLines);
  const [lineId, statementId] = [idsOf(lineText), idsOf(wordsKey)];
  const texts: readonly Text[] = [
    { before: onLine(baseLines, lineId), after: onLine(headLines, lineId) },
    { before: inStatement(base, statementId), after: inStatement(head, statementId) },
  ];
  const byText = (reachOf: (uri: string | undefined, hunk: HunkPlace) => unknown): DiagnosticPair[] =>
    texts.flatMap((text) =>
      pairOff(
        left,
        (old) => {
          const hunk = positions.baseHunk(old.uri, old.range[0]);
          return hunk && keyOf(text.before(old), reachOf(headUri(old), hunk), contentOf(old));
        },
        (current) => {
          const hunk = positions.headHunk(current.uri, current.range[0]);
          return hunk && keyOf(text.after(current), reachOf(current.uri, hunk), contentOf(current));
        },
      ),
    );
  const rewritten = byText((_, { id }) => id);
  const movedWithin = byText((uri) => uri);
  const movedAcross = byText(() => null);
  const edits = editedStatements(positions, base, head);
  const edited = pairOff(
    left,
    (old) => keyOf(headUri(old), edits.before(old), contentOf(old)),
    (current) => keyOf(current.uri, edits.after(current), contentOf(current)),
  );
  return {
    persisting: [...samePlace, ...sameLine, ...rewritten, ...edited],
    changed,
    moved: [...movedWithin, ...movedAcross],
    introduced: left.after,
    resolved: left.before,
  };
}

/** Functions for the two versions. Each returns the number that `idsOf` gives to a diagnostic's line or statement. */
type Text = Readonly<Record<'before' | 'after', IdOf<Diagnostic>>>;

/** Returns true for a diagnostic of a whole file. Pyright gives such a diagnostic an empty range at the start. */
function isOfFile({ range }: Diagnostic): boolean {
  return range.every((part) => part === 0);
}

function contentOf(diagnostic: Diagnostic): readonly (string | null)[] {
  return [diagnostic.severity, diagnostic.rule, diagnostic.message];
}

type IdOf<Item> = (item: Item) => number | undefined;

/**
 * Returns a function that gives the same number to items with equal texts. Keys contain this number, because keys
 * with the texts of long lines would need much memory.
 */
function idsOf<Item>(textOf: (item: Item) => string | undefined): IdOf<Item> {
  const ids = new Map<string, number>();
  const cache = new Map<Item, number | undefined>();
  return (item) => {
    if (!cache.has(item)) {
      const text = textOf(item);
      if (text !== undefined && !ids.has(text)) ids.set(text, ids.size);
      cache.set(item, text === undefined ? undefined : ids.get(text));
    }
    return cache.get(item);
  };
}

/** Returns the trimmed line; undefined if it contains neither a word character nor a quote. */
function lineText(line: string): string | undefined {
  const text = line.trim();
  return /[\p{IDC}"']/u.test(text) ? text : undefined;
}

function onLine(linesOf: LinesOf, idOf: IdOf<string>): IdOf<Diagnostic> {
  return ({ uri, range }) => idOf(linesOf(uri)[range[0]] ?? '');
}

function inStatement(statements: Statements, idOf: IdOf<Statement>): IdOf<Diagnostic> {
  return (diagnostic) => {
    const statement = statements.at(diagnostic);
    return statement && idOf(statement);
  };
}
