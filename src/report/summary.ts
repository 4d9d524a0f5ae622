import type { Severity } from '../model/diagnostic.ts';
import type { ResolvedDiagnostic } from '../model/report.ts';

export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'information'];

/** Omits the diagnostics of deleted files, because these diagnostics do not count as resolved. */
export function countedResolved(resolved: readonly ResolvedDiagnostic[]): readonly ResolvedDiagnostic[] {
  return resolved.filter((diagnostic) => diagnostic.fileDeleted !== true);
}
