import { countBySeverity, type Counts, type Severity } from '../model/diagnostic.ts';
import type { Report, ResolvedDiagnostic } from '../model/report.ts';
import { plural } from './place.ts';
import { schemaFindings } from './schema-checks.ts';
import { rewardLine } from './reward-text.ts';

export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'information'];

/** One row of the table that every rendering of a report begins with. */
export interface SummaryRow {
  readonly severity: Severity;
  readonly before: number | null;
  readonly after: number | null;
  readonly introduced: number | null;
  readonly resolved: number | null;
}

export function summaryRows(report: Report): readonly SummaryRow[] {
  const introduced = report.delta === null ? null : countBySeverity(report.delta.introduced);
  const resolved = report.delta === null ? null : countBySeverity(countedResolved(report.delta.resolved));
  const rows = SEVERITIES.map((severity) => ({
    severity,
    before: at(report.before?.counts, severity),
    after: at(report.after?.counts, severity),
    introduced: at(introduced, severity),
    resolved: at(resolved, severity),
  }));
  return rows.filter(
    ({ severity, before, after }) => severity !== 'information' || (before ?? 0) + (after ?? 0) > 0,
  );
}

/** What a deleted file took with it is not counted as resolved. */
export function countedResolved(resolved: readonly ResolvedDiagnostic[]): readonly ResolvedDiagnostic[] {
  return resolved.filter((diagnostic) => diagnostic.fileDeleted !== true);
}

/** The verdict in one sentence, without Markdown. */
export function verdictSentence(report: Report): string {
  if (report.conclusion === 'inconclusive') {
    const what = report.delta === null ? 'a side could not be established' : 'a schema could not be decided';
    return `inconclusive: ${what}`;
  }
  if (report.delta === null || report.conclusion === 'clean') return 'clean: nothing is introduced';
  const counts = countBySeverity(report.delta.introduced);
  const parts = SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) =>
    severity === 'information' ? `${counts.information} information` : plural(counts[severity], severity),
  );
  const introduced = parts.length === 0 ? [] : [`${parts.join(' and ')} introduced`];
  const schemas = schemaFindings(report);
  return `findings: ${[...introduced, ...(schemas === null ? [] : [schemas])].join(', ')}`;
}

/** What is neither introduced nor resolved, in one sentence. */
export function persistingSentence(report: Report): string | null {
  if (report.delta === null) return null;
  const { persisting, changed, moved } = report.delta;
  const parts = [
    `${plural(persisting, 'diagnostic')} ${persisting === 1 ? 'persists' : 'persist'}`,
    ...(changed.length > 0 ? [`${changed.length} changed in message`] : []),
    ...(moved.length > 0 ? [`${moved.length} moved`] : []),
  ];
  return parts.join(', ');
}

export function rewardSentence(report: Report): string | null {
  const { reward } = report;
  if (reward === null) return null;
  return rewardLine(reward);
}

function at(counts: Counts | null | undefined, severity: Severity): number | null {
  return counts?.[severity] ?? null;
}
