import type { Severity } from '../model/diagnostic.ts';
import type { ResolvedDiagnostic } from '../model/report.ts';

export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'information'];

/** Leaves out diagnostics that disappeared with a deleted file, because they do not count as resolved. */
export function countedResolved(resolved: readonly ResolvedDiagnostic[]): readonly ResolvedDiagnostic[] {
  return resolved.filter((diagnostic) => diagnostic.fileDeleted !== true);
}
