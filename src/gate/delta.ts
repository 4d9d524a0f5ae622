import { sortLocated } from '../bundle/order.ts';
import type { EnclosingSymbol } from '../operation/document-symbols.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { LinesOf, PositionMap } from './position-map.ts';

export interface DiagnosticPair {
  readonly before: Diagnostic;
  readonly after: Diagnostic;
}

/** How the diagnostics of two sides correspond. Every one of them is in exactly one list. */
export interface Matching {
  readonly persisting: readonly DiagnosticPair[];
  readonly changed: readonly DiagnosticPair[];
  readonly moved: readonly DiagnosticPair[];
  readonly introduced: readonly Diagnostic[];
  readonly resolved: readonly Diagnostic[];
}

/** What matching needs to know of the two sides besides their diagnostics. */
export interface DeltaContext {
  readonly positions: PositionMap;
  readonly baseLines: LinesOf;
  readonly headLines: LinesOf;
  readonly baseSymbols: (uri: string) => Promise<readonly EnclosingSymbol[]>;
  readonly headSymbols: (uri: string) => Promise<readonly EnclosingSymbol[]>;
}

/**
 * Matches two multisets of diagnostics in passes, each over what the ones before it left: the same
 * mapped place, rule and message; the same rule and message in the same class or function, in
 * order; the same rule at the same mapped place with another message; the same rule, message and
 * source text elsewhere.
 */
export async function matchDiagnostics(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  context: DeltaContext,
): Promise<Matching> {
  const { positions } = context;
  const left: Leftovers = { before: sortLocated(before), after: sortLocated(after) };

  const samePlace = pairOff(
    left,
    (old) => {
      const range = positions.headRange(old.uri, old.range);
      return range && JSON.stringify([positions.headUri(old.uri), range, what(old)]);
    },
    (fresh) => JSON.stringify([fresh.uri, fresh.range, what(fresh)]),
  );
  const oldSymbols = await symbolNames(left.before, context.baseSymbols);
  const newSymbols = await symbolNames(left.after, context.headSymbols);
  const sameSymbol = pairOff(
    left,
    (old) => JSON.stringify([positions.headUri(old.uri) ?? null, oldSymbols.get(old), what(old)]),
    (fresh) => JSON.stringify([fresh.uri, newSymbols.get(fresh), what(fresh)]),
  );
  const changed = pairOff(
    left,
    (old) => {
      const range = positions.headRange(old.uri, old.range);
      return (
        range && JSON.stringify([positions.headUri(old.uri), range[0], range[1], old.rule, old.severity])
      );
    },
    (fresh) => JSON.stringify([fresh.uri, fresh.range[0], fresh.range[1], fresh.rule, fresh.severity]),
  );
  const movedWithin = pairOff(
    left,
    (old) => JSON.stringify([positions.headUri(old.uri) ?? null, textAt(context.baseLines, old), what(old)]),
    (fresh) => JSON.stringify([fresh.uri, textAt(context.headLines, fresh), what(fresh)]),
  );
  const movedAcross = pairOff(
    left,
    (old) => JSON.stringify([textAt(context.baseLines, old), what(old)]),
    (fresh) => JSON.stringify([textAt(context.headLines, fresh), what(fresh)]),
  );
  return {
    persisting: [...samePlace, ...sameSymbol],
    changed,
    moved: [...movedWithin, ...movedAcross],
    introduced: left.after,
    resolved: left.before,
  };
}

interface Leftovers {
  before: Diagnostic[];
  after: Diagnostic[];
}

/** Pairs diagnostics of equal keys in order and takes them off; no key means no partner. */
function pairOff(
  left: Leftovers,
  keyBefore: (diagnostic: Diagnostic) => string | undefined,
  keyAfter: (diagnostic: Diagnostic) => string,
): readonly DiagnosticPair[] {
  if (left.before.length === 0 || left.after.length === 0) return [];
  const waiting = new Map<string, Diagnostic[]>();
  for (const fresh of left.after) {
    const key = keyAfter(fresh);
    const queue = waiting.get(key);
    if (queue === undefined) waiting.set(key, [fresh]);
    else queue.push(fresh);
  }
  const pairs: DiagnosticPair[] = [];
  const taken = new Set<Diagnostic>();
  const unmatched: Diagnostic[] = [];
  for (const old of left.before) {
    const key = keyBefore(old);
    const fresh = key === undefined ? undefined : waiting.get(key)?.shift();
    if (fresh === undefined) unmatched.push(old);
    else {
      pairs.push({ before: old, after: fresh });
      taken.add(fresh);
    }
  }
  left.before = unmatched;
  left.after = left.after.filter((fresh) => !taken.has(fresh));
  return pairs;
}

function what(diagnostic: Diagnostic): readonly (string | null)[] {
  return [diagnostic.severity, diagnostic.rule, diagnostic.message];
}

/** The line on which a diagnostic starts, without its indentation. */
function textAt(linesOf: LinesOf, diagnostic: Diagnostic): string {
  return (linesOf(diagnostic.uri)[diagnostic.range[0]] ?? '').trim();
}

async function symbolNames(
  diagnostics: readonly Diagnostic[],
  symbolsOf: (uri: string) => Promise<readonly EnclosingSymbol[]>,
): Promise<ReadonlyMap<Diagnostic, string>> {
  const names = new Map<Diagnostic, string>();
  const byUri = new Map<string, readonly EnclosingSymbol[]>();
  for (const diagnostic of diagnostics) {
    const symbols = byUri.get(diagnostic.uri) ?? (await symbolsOf(diagnostic.uri));
    byUri.set(diagnostic.uri, symbols);
    const line = diagnostic.range[0];
    // Inner symbols come after the ones around them.
    const inner = symbols.findLast((symbol) => symbol.firstLine <= line && line <= symbol.lastLine);
    names.set(diagnostic, inner?.qualifiedName ?? '');
  }
  return names;
}
