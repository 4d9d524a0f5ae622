import { countBySeverity, type Counts, type Severity } from '../model/diagnostic.ts';
import type { ProposalCheck, Report, ResolvedDiagnostic } from '../model/report.ts';
import { plural } from './plural.ts';
import { schemaFindings } from './schema-checks.ts';
import { rewardLine } from './reward-text.ts';

export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'information'];

const NEW: Readonly<Record<Severity, string>> = {
  error: 'new type error',
  warning: 'new warning',
  information: 'new information message',
};

/** A row of the table at the start of every rendering of a report. */
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

/** Excludes diagnostics that disappeared with a deleted file: they do not count as resolved. */
export function countedResolved(resolved: readonly ResolvedDiagnostic[]): readonly ResolvedDiagnostic[] {
  return resolved.filter((diagnostic) => diagnostic.fileDeleted !== true);
}

/** Renders the verdict as one sentence of numbers and lanser's own words only. */
export function verdictSentence(report: Report): string {
  return [verdictWords(report), ...unseenWords(report)].join('; ');
}

function verdictWords(report: Report): string {
  if (report.conclusion === 'inconclusive') return `Inconclusive: ${openQuestion(report)}`;
  if (report.conclusion === 'clean') return 'No new type errors';
  const schemas = schemaFindings(report);
  const found = [
    ...introducedWords(report),
    ...(schemas === null ? [] : [schemas]),
    ...otherFindings(report),
  ];
  return [...found, ...unstableWords(report)].join(', ');
}

function openQuestion(report: Report): string {
  const { delta, failures } = report;
  if (delta === null) return 'a side could not be checked';
  if (failures.length > 0) return 'a check could not be completed';
  return unstableWords(report)[0] ?? 'a schema change is undecided';
}

function unstableWords({ delta }: Report): readonly string[] {
  const count = delta?.unstable.length ?? 0;
  return count === 0 ? [] : [`two checks of the same files disagree on ${plural(count, 'diagnostic')}`];
}

/** Reports unresolved imports and unread environments: they hide errors on both sides. */
function unseenWords({ delta, environment }: Report): readonly string[] {
  const imports = delta?.unresolvedImports?.length ?? 0;
  const environments = environment.unread?.length ?? 0;
  const are = (count: number): string => (count === 1 ? 'is' : 'are');
  return [
    ...(imports === 0
      ? []
      : [`${plural(imports, 'import')} near the change ${are(imports)} unresolved on both sides`]),
    ...(environments === 0
      ? []
      : [`${plural(environments, 'configured Python environment')} ${are(environments)} not read`]),
  ];
}

function introducedWords({ delta }: Report): readonly string[] {
  const counts = countBySeverity(delta?.introduced ?? []);
  const parts = SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) =>
    plural(counts[severity], NEW[severity]),
  );
  return parts.length === 0 ? [] : [parts.join(' and ')];
}

/** Counts findings besides diagnostics and schemas, in the same way as the reasons. */
function otherFindings({ traces, proposals, evidence }: Report): readonly string[] {
  const proposed = (...conclusions: readonly ProposalCheck['conclusion'][]): number =>
    proposals.filter(({ conclusion }) => conclusions.includes(conclusion)).length;
  const hidden = (evidence.suppressions?.introduced ?? []).filter(
    ({ kind }) => kind === 'suppression' || kind === 'directive',
  );
  const counted: readonly (readonly [count: number, one: string, several: string])[] = [
    [traces.filter(({ conclusion }) => conclusion !== 'match').length, 'trace differs', 'traces differ'],
    [proposed('unsafe', 'error'), 'unsafe proposed edit', 'unsafe proposed edits'],
    [proposed('incomplete'), 'incomplete proposed edit', 'incomplete proposed edits'],
    [hidden.length, 'new suppression', 'new suppressions'],
    [evidence.configuration.weakened?.length ?? 0, 'weakened setting', 'weakened settings'],
  ];
  return counted.flatMap(([count, one, several]) =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : several}`],
  );
}

/** Counts diagnostics that are neither introduced nor resolved, in one sentence. */
export function persistingSentence(report: Report): string | null {
  if (report.delta === null) return null;
  const { persisting, changed, moved } = report.delta;
  const parts = [
    `${plural(persisting, 'diagnostic')} unchanged`,
    ...(changed.length > 0 ? [`${changed.length} with a different message`] : []),
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
