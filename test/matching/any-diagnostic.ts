import * as fc from 'fast-check';
import type { DeltaContext } from '../../src/matching/match-diagnostics.ts';
import { positionMap, type LinesOf } from '../../src/matching/position-map.ts';
import type { TreeChange } from '../../src/git/tree-changes.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import type { FlatRange } from '../../src/model/range.ts';

export function diagnostic(
  uri: string,
  range: FlatRange,
  message = 'bad',
  more: Partial<Diagnostic> = {},
): Diagnostic {
  return { uri, range, severity: 'error', rule: 'reportBad', message, source: 'pyright', ...more };
}

/** Random diagnostics with few positions and texts, so that equal and nearly equal diagnostics are common. */
export const anyDiagnostic: fc.Arbitrary<Diagnostic> = fc
  .record({
    uri: fc.constantFrom('a.py', 'b.py', 'gone.py', 'new.py'),
    line: fc.nat({ max: 7 }),
    column: fc.nat({ max: 2 }),
    severity: fc.constantFrom('error' as const, 'warning' as const),
    rule: fc.constantFrom('reportBad', 'reportWorse', null),
    message: fc.constantFrom('bad', 'worse'),
    related: fc.constantFrom([], [{ uri: 'a.py', range: [0, 0, 0, 1] as const, message: 'here' }]),
  })
  .map(({ uri, line, column, severity, rule, message, related }) =>
    diagnostic(uri, [line, column, line, column + 1], message, {
      severity,
      rule,
      ...(related.length === 0 ? {} : { related }),
    }),
  );

/** The changes between base and head, and the lines of each side by file. */
export interface TwoSides {
  readonly changes?: readonly TreeChange[];
  readonly base?: Readonly<Record<string, readonly string[]>>;
  readonly head?: Readonly<Record<string, readonly string[]>>;
}

export function contextOf(sides: TwoSides): DeltaContext {
  const linesOf =
    (lines: TwoSides['base'] = {}): LinesOf =>
    (uri) =>
      lines[uri] ?? [];
  const [baseLines, headLines] = [linesOf(sides.base), linesOf(sides.head)];
  return {
    positions: positionMap(sides.changes ?? [], baseLines, headLines),
    baseLines,
    headLines,
  };
}

export function modified(uri: string, hunks: TreeChange['hunks'], headPath: string = uri): TreeChange {
  return { kind: headPath === uri ? 'modified' : 'renamed', basePath: uri, headPath, hunks };
}

export function shuffled<T>(items: readonly T[]): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray([...items], { minLength: items.length });
}
