import { compareCodeUnits } from '../model/range.ts';
import type { DeltaDiagnostic, Report } from '../model/report.ts';

/** A package that is not installed in the gate's environment, by the name that the code imports. */
export interface MissingPackage {
  readonly name: string;
  /** The number of imports of it, or of modules in it, among the diagnostics of the report. */
  readonly imports: Readonly<Record<'base' | 'head', number>>;
  /** True if type stubs of the package exist, so that only its source is missing. */
  readonly hasStubs: boolean;
}

/** A relative import starts with a dot. It is a module of the project itself. */
const MESSAGE = /^Import "([^".]+)(?:\.[^"]*)?" could not be resolved/u;

/** Returns the first name of an unresolved import from its message, with the dots of a relative import. */
export function importedName(message: string): string {
  return /^Import "(\.*[^".]*)/u.exec(message)?.[1] ?? '';
}

/**
 * Lists the packages of the report's unresolved imports, those with the most imports first. Counts what the
 * report contains: imports that are unresolved on both sides and not near the change are not in it.
 */
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

/** Leaves out the diagnostics that are also in a pair, as its `after`. */
function withoutRepeats(
  diagnostics: readonly DeltaDiagnostic[],
  pairs: readonly { readonly after: DeltaDiagnostic }[],
): readonly DeltaDiagnostic[] {
  const keyOf = ({ uri, range, rule }: DeltaDiagnostic): string => JSON.stringify([uri, range, rule]);
  const missingKeys = new Set(pairs.map(({ after }) => keyOf(after)));
  return diagnostics.filter((diagnostic) => !missingKeys.has(keyOf(diagnostic)));
}

function totalOf({ imports }: MissingPackage): number {
  return imports.base + imports.head;
}
