import { compareCodeUnits } from '../model/range.ts';
import type { DeltaDiagnostic, Report } from '../model/report.ts';

/** A package that the gate's environment lacks. `name` is the first part of the name in import statements. */
export interface MissingPackage {
  readonly name: string;
  /** For each side, the number of reported unresolved imports of the package or its modules. */
  readonly imports: Readonly<Record<'base' | 'head', number>>;
  /** True if each reported import has type stubs, and lacks only its source. */
  readonly hasStubs: boolean;
}

/** Matches Pyright's messages for absolute imports. A relative import, with a leading dot, names no package. */
const MESSAGE = /^Import "([^".]+)(?:\.[^"]*)?" could not be resolved/u;

/**
 * Returns `a` for a message such as `Import "a.b" could not be resolved`; '' for a message that does not start with
 * `Import "`. Keeps the leading dots of a relative import.
 */
export function importedName(message: string): string {
  return /^Import "(\.*[^".]*)/u.exec(message)?.[1] ?? '';
}

/** Lists the packages of the report's unresolved imports, the most imported first. */
export function missingPackages({ delta }: Pick<Report, 'delta'>): readonly MissingPackage[] {
  if (delta === null) return [];
  const { introduced, resolved, changed, moved, unresolvedImports = [] } = delta;
  const pairs = [...changed, ...moved];
  const onBoth = withoutRepeats(unresolvedImports, pairs);
  const base = [...resolved, ...pairs.map(({ before }) => before), ...onBoth];
  const head = [...introduced, ...pairs.map(({ after }) => after), ...onBoth];
  const found = new Map<string, { base: number; head: number; hasStubs: boolean }>();
  for (const [side, diagnostics] of [['base', base] as const, ['head', head] as const]) {
    for (const { rule, message } of diagnostics) {
      const isStubbed = rule === 'reportMissingModuleSource';
      if (!isStubbed && rule !== 'reportMissingImports') continue;
      const name = MESSAGE.exec(message)?.[1];
      if (name === undefined) continue;
      const counts = found.get(name) ?? { base: 0, head: 0, hasStubs: true };
      found.set(name, counts);
      counts[side] += 1;
      counts.hasStubs &&= isStubbed;
    }
  }
  return [...found]
    .map(([name, { hasStubs, ...imports }]) => ({ name, imports, hasStubs }))
    .toSorted((left, right) => totalOf(right) - totalOf(left) || compareCodeUnits(left.name, right.name));
}

/** Omits each diagnostic that has the file, range and rule of an `after` in `pairs`. */
function withoutRepeats(
  diagnostics: readonly DeltaDiagnostic[],
  pairs: readonly { readonly after: DeltaDiagnostic }[],
): readonly DeltaDiagnostic[] {
  const keyOf = ({ uri, range, rule }: DeltaDiagnostic): string => JSON.stringify([uri, range, rule]);
  const pairedKeys = new Set(pairs.map(({ after }) => keyOf(after)));
  return diagnostics.filter((diagnostic) => !pairedKeys.has(keyOf(diagnostic)));
}

function totalOf({ imports }: MissingPackage): number {
  return imports.base + imports.head;
}
