import type { SourceDocument } from '../selector/source.ts';
import type { Span } from '../syntax/definition.ts';
import type { DocumentPair } from './document-pair.ts';
import { mapOffset, type OffsetSide } from './map-offset.ts';
import type { UnitMatch } from './match-units.ts';
import { outlineOf, scopeAt, type Scope, type Unit } from './outline.ts';

/** A span in the new document. It corresponds to a span in the old document, the old span. */
export interface MappedSpan {
  readonly span: Span;
  /** The innermost scope around the start of the old span. */
  readonly scope: Scope;
  /**
   * The logical line of the old document in which the old span starts. If the old span starts in white space between
   * lines, the next line, class or function.
   */
  readonly before: Unit;
  /** The match of `before` in the new document. */
  readonly match: UnitMatch;
  /** True if the old span starts in an unchanged token or white space, or in the name of a matched scope. */
  readonly isUnchanged: boolean;
}

/** Maps a span. Returns undefined if its start or end has no counterpart, or if the new end precedes the start. */
export function mapSpan(pair: DocumentPair, span: Span): MappedSpan | undefined {
  const start = mapped(pair, span.start, 'ahead');
  if (start === undefined) return undefined;
  const { offset, ...found } = start;
  if (span.end === span.start) return { ...found, span: { start: offset, end: offset } };
  // A whole statement maps to the whole new statement, even if its last tokens have no counterpart.
  const whole = statementEnd(pair.before, span.start);
  const end = whole === span.end ? statementEnd(pair.after, offset) : mapped(pair, span.end, 'back')?.offset;
  if (end === undefined || end < offset) return undefined;
  return { ...found, span: { start: offset, end } };
}

/** Returns the end of the statement that starts at an offset; undefined if none starts there. */
function statementEnd(document: SourceDocument, offset: number): number | undefined {
  const statement = document.statementAt(offset);
  return statement?.start === offset ? statement.end : undefined;
}

type MappedPlace = Omit<MappedSpan, 'span'> & { readonly offset: number };

function mapped(pair: DocumentPair, offset: number, side: OffsetSide): MappedPlace | undefined {
  const { lines } = pair.before;
  const scope = scopeAt(outlineOf(pair.before), side === 'back' ? offset - 1 : offset);
  const units = pair.units(scope);
  const all = [...scope.header, ...scope.sequence];
  const before = all.find(({ start, end, opens }) => opens === undefined && start <= offset && offset <= end);
  if (before === undefined) return inBlank(pair, units, all, scope, offset);
  const match = units.get(before) ?? inOtherScope(pair, before);
  if (match === undefined) return undefined;
  const name = pair.scopes.get(scope)?.scope.definition?.nameSpan;
  const oldName = scope.definition?.nameSpan;
  if (name !== undefined && oldName !== undefined && offset >= oldName.start && offset < oldName.end) {
    const within = Math.min(offset - oldName.start, name.end - name.start);
    return { offset: name.start + within, scope, before, match, isUnchanged: true };
  }
  const found = mapOffset(
    { unit: before, text: lines.text },
    { unit: match.unit, text: pair.after.lines.text },
    offset,
    side,
  );
  return found && { ...found, scope, before, match };
}

/** The minimum number of words in a line that may match an equal line in a different scope. */
const MIN_WORDS = 10;

function inOtherScope(pair: DocumentPair, before: Unit): UnitMatch | undefined {
  if (before.words.length < MIN_WORDS) return undefined;
  const [unit, ...others] = pair.newUnits().get(before.key) ?? [];
  if (unit === undefined || others.length > 0) return undefined;
  return { unit, relation: 'moved', similarity: 1, secondBest: undefined, unique: true, neighbours: 0 };
}

/**
 * Maps an offset in white space by its distance to the next code. Returns undefined if this code has no match, or if
 * the white space before the match, or the text of the line before the offset, is different.
 */
function inBlank(
  pair: DocumentPair,
  units: ReadonlyMap<Unit, UnitMatch>,
  all: readonly Unit[],
  scope: Scope,
  offset: number,
): MappedPlace | undefined {
  const next = all.find(({ start }) => start > offset);
  const match = next && units.get(next);
  if (next === undefined || match === undefined) return undefined;
  const blank = pair.before.lines.text.slice(offset, next.start);
  const found = match.unit.start - blank.length;
  const equal = pair.after.lines.text.slice(Math.max(0, found), match.unit.start) === blank;
  if (found < 0 || !equal || lineUpTo(pair.before, offset) !== lineUpTo(pair.after, found)) return undefined;
  return { offset: found, scope, before: next, match, isUnchanged: true };
}

function lineUpTo({ lines }: SourceDocument, offset: number): string {
  const { line, character } = lines.positionAt(offset);
  return lines.lineText(line).slice(0, character);
}
