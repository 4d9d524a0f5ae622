import type { DeltaDocument } from '../model/delta.ts';
import { withHint, type HintWords } from '../model/error-hint.ts';
import type { DeltaDiagnostic, Excerpt, Report } from '../model/report.ts';
import { plural } from '../text/plural.ts';
import { NO_COLORS, type Colors } from './colors.ts';
import { shownLine } from './compact-edit.ts';
import { diagnosticWords, shortId } from './compact-text.ts';
import { gateText } from './gate-text.ts';
import { headlineOf, type Headline } from './gate/headline.ts';
import { joined, sentence } from './gate/line.ts';
import { lineText } from './gate/section-text.ts';
import { reportInWords } from './in-words.ts';
import { visibleLine } from './visible.ts';

/** Renders a delta for a terminal, as {@link gateText} does. */
export function deltaText(document: DeltaDocument, words: HintWords, colors: Colors): string {
  const report = reportInWords(document.report, words);
  return gateText(report, colors, deltaHeadline(document, report));
}

/** Rules that only the gate checks. Omits those of the default policy, because the headline would always name them. */
const UNCHECKED: ReadonlySet<string> = new Set(['config-weakened', 'incomplete-rename', 'suppressions']);

/**
 * Returns the headline of the report. Names the rules of {@link UNCHECKED} that the configured policy has. If only
 * named files were compared, the headline says so, and counts the new errors and warnings in other files.
 */
function deltaHeadline({ files, elsewhere }: DeltaDocument, report: Report): Headline {
  const { mark, title, details: found } = headlineOf(report);
  const rules = report.policy.failOn.filter((rule) => UNCHECKED.has(rule));
  const unchecked = rules.length === 0 ? [] : [sentence(`not checked: ${rules.join(', ')}`)];
  const details = [...found, ...unchecked];
  if (files === null) return { mark, title, details };
  const { error = 0, warning = 0 } = elsewhere ?? {};
  const counts = [
    ...(error === 0 ? [] : [plural(error, 'new error')]),
    ...(warning === 0 ? [] : [plural(warning, 'new warning')]),
  ];
  const others = counts.length === 0 ? [] : [sentence(`${counts.join(' and ')} in other files`)];
  return {
    mark: error > 0 && mark === '✅' ? '⚠️' : mark,
    title,
    details: [...details, sentence('only the named files'), ...others],
  };
}

/**
 * Renders a delta for a language model: new diagnostics and failures, one per line. The last line has the headline,
 * the earlier state and the delta's id.
 */
export function deltaCompact(document: DeltaDocument, words: HintWords): string {
  const { deltaId, since, report } = document;
  const { title, details } = deltaHeadline(document, reportInWords(report, words));
  const trust = [
    lineText(joined([title, ...details], ', '), NO_COLORS),
    `since ${since.kind} ${visibleLine(since.name)}`,
    `delta ${shortId(deltaId)}`,
  ];
  const introduced = (report.delta?.introduced ?? []).map(newLine);
  return [...introduced, ...failureLines(report, words), trust.join('; '), ''].join('\n');
}

/** Renders a diagnostic and its first line of code, if known, on one line. */
export function newLine(diagnostic: DeltaDiagnostic & { readonly excerpt?: Excerpt }): string {
  const { uri, range, excerpt } = diagnostic;
  const [line, character] = range;
  const source = excerpt?.lines[line - excerpt.firstLine]?.trim();
  const code = source === undefined || source === '' ? '' : ` | ${shownLine(source)}`;
  return `${visibleLine(uri)}:${line + 1}:${character + 1}: ${diagnosticWords(diagnostic)}${code}`;
}

function failureLines({ failures }: Report, words: HintWords): readonly string[] {
  return failures.map(({ code, message, hint }) => `${code}: ${visibleLine(withHint(message, hint, words))}`);
}
