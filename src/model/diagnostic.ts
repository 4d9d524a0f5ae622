import type { Diagnostic, Counts } from './generated/bundle.ts';
export type { Counts, Diagnostic } from './generated/bundle.ts';

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
