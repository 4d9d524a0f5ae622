import type * as generated from './generated/bundle.ts';
import type { DeepReadonly } from './readonly.ts';

/** A diagnostic as it appears in bundles and reports (`$defs/diagnostic` of `bundle.schema.json`). */
export type Diagnostic = DeepReadonly<generated.Diagnostic>;

/** The number of diagnostics by severity. Hints are not counted. */
export type Counts = Readonly<generated.Counts>;

export type Severity = Diagnostic['severity'];

export function countBySeverity(diagnostics: readonly { readonly severity: Severity }[]): Counts {
  const counts = { error: 0, warning: 0, information: 0 };
  for (const diagnostic of diagnostics) counts[diagnostic.severity] += 1;
  return counts;
}

export function addCounts(left: Counts, right: Counts): Counts {
  return {
    error: left.error + right.error,
    warning: left.warning + right.warning,
    information: left.information + right.information,
  };
}
