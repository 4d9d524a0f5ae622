import type { Colors } from './colors.ts';
import type { DeltaDiagnostic, HeadPolicy, Report } from '../model/report.ts';
import { clip } from '../text/clip.ts';
import { diagnosticLine } from './diagnostics-text.ts';
import { sectionText } from './gate/section-text.ts';
import type { SectionId } from './gate/section.ts';
import { sectionsOf } from './gate/sections.ts';
import { placeOf, plural } from './place.ts';
import { problemsOf, schemaCounts, schemaProblems } from './schema-checks.ts';
import {
  countedResolved,
  persistingSentence,
  rewardSentence,
  summaryRows,
  verdictSentence,
} from './summary.ts';
import { visibleLine } from './visible.ts';

const MAX_LISTED = 100;
const MAX_LENGTH = 2000;
const ORDER_DEPENDENT = '\n    differs in another order of checking';

/** Renders a report for a terminal. Equal runs give equal texts. */
export function gateText(report: Report, colors: Colors): string {
  const paint = { clean: colors.green, findings: colors.red, inconclusive: colors.yellow }[report.conclusion];
  const reward = rewardSentence(report);
  const persisting = persistingSentence(report);
  return [
    colors.bold(paint(verdictSentence(report))),
    '',
    ...table(report),
    '',
    ...(persisting === null ? [] : [persisting, '']),
    ...report.failures.map(
      (failure) => `${failure.side}: ${failure.code}: ${clip(visibleLine(failure.message), MAX_LENGTH)}`,
    ),
    ...further(report, ['unresolved'], colors),
    ...lists(report, colors),
    ...further(report, ['proposals', 'traces'], colors),
    ...schemas(report),
    ...further(report, ['evidence', 'commits'], colors),
    ...(reward === null ? [] : [`reward ${visibleLine(reward)}`]),
    ...policyLines(report),
    ...sideLines(report),
    '',
  ].join('\n');
}

function table(report: Report): readonly string[] {
  const header = ['', 'before', 'after', 'introduced', 'resolved'];
  const rows = summaryRows(report).map((row) => [
    row.severity,
    ...[row.before, row.after, row.introduced, row.resolved].map((count) =>
      count === null ? '?' : String(count),
    ),
  ]);
  return [header, ...rows].map((cells) =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(11) : cell.padStart(12))).join(''),
  );
}

function lists(report: Report, colors: Colors): readonly string[] {
  if (report.delta === null) return [];
  const { introduced, resolved, changed, moved, unstable } = report.delta;
  const deleted = resolved.length - countedResolved(resolved).length;
  return [
    ...section(
      'introduced',
      introduced.map(
        (entry) => lineOf(entry, colors) + (entry.orderDependent === true ? ORDER_DEPENDENT : ''),
      ),
    ),
    ...section(
      'unstable',
      unstable.map(({ side, diagnostic }) => `${side}: ${lineOf(diagnostic, colors)}`),
    ),

    ...section(
      'resolved',
      countedResolved(resolved).map((entry) => lineOf(entry, colors)),
    ),
    ...(deleted > 0 ? [`${plural(deleted, 'diagnostic')} gone with deleted files`, ''] : []),
    ...section(
      'changed',
      changed.map(({ after }) => lineOf(after, colors)),
    ),
    ...section(
      'moved',
      moved.map(({ before, after }) => `${placeOf(before)} -> ${placeOf(after)}`),
    ),
  ];
}

/** Truncates the message: some messages are as long as a file, and a job's log has every line. */
function lineOf(diagnostic: DeltaDiagnostic, colors: Colors): string {
  return diagnosticLine({ ...diagnostic, message: clip(diagnostic.message, MAX_LENGTH) }, colors);
}

function section(title: string, entries: readonly string[]): readonly string[] {
  if (entries.length === 0) return [];
  const shown = entries.slice(0, MAX_LISTED).map((entry) => `  ${entry.replaceAll('\n', '\n  ')}`);
  const rest = entries.length - shown.length;
  const more = rest > 0 ? [`  and ${rest} more; the report as JSON has them all`] : [];
  return [`${title} (${entries.length})`, ...shown, ...more, ''];
}

function schemas(report: Report): readonly string[] {
  const counts = schemaCounts(report);
  if (counts === null) return [];
  const entries = schemaProblems(report).map((check) => {
    const { shown, more } = problemsOf(check);
    const lines = shown.flatMap(({ pointer, line, words, example }) => [
      `  ${line === null ? '' : `line ${line}: `}${pointer === '' ? '' : `${visibleLine(pointer)}: `}${visibleLine(words)}`,
      ...(example === null ? [] : [`    for example ${visibleLine(example)}`]),
    ]);
    const rest = more === 0 ? [] : [`  and ${more} more`];
    return [`${visibleLine(check.path)}: ${check.conclusion}`, ...lines, ...rest].join('\n');
  });
  return [`schemas and documents: ${counts}`, '', ...section('schemas', entries)];
}

/** Renders sections that have no special form for a terminal. */
function further(report: Report, ids: readonly SectionId[], colors: Colors): readonly string[] {
  return sectionsOf(report)
    .filter(({ id }) => ids.includes(id))
    .flatMap((one) => sectionText(one, colors));
}

function policyLines({ policy }: Report): readonly string[] {
  const { failed, warnOnly, reasons, waived = [], head } = policy;
  const note = warnOnly ? ' (only a warning)' : '';
  return [
    ...(failed ? [`failed: ${listed(reasons)}${note}`] : []),
    ...waived
      .slice(0, MAX_LISTED)
      .map(({ reason, label }) => `waived: ${listed([reason])} by the label ${listed([label])}`),
    ...(head === undefined ? [] : [`the policy of head, which has no effect here, ${headOutcome(head)}`]),
  ];
}

function headOutcome({ error, failed, reasons }: HeadPolicy): string {
  if (error !== null) return `cannot be read: ${listed([error])}`;
  return failed ? `would fail it: ${listed(reasons)}` : 'would pass it';
}

function listed(texts: readonly string[]): string {
  return clip(texts.slice(0, MAX_LISTED).map(visibleLine).join(', '), MAX_LENGTH);
}

function sideLines(report: Report): readonly string[] {
  const name = (side: Report['before']): string =>
    side === null ? 'unknown' : listed([side.commit ?? `working tree ${side.tree}`]);
  return [`before ${name(report.before)}`, `after  ${name(report.after)}`];
}
