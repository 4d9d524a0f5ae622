import type { DeltaDocument } from '../model/delta.ts';
import { withHint, type HintWords } from '../model/error-hint.ts';
import type { DeltaDiagnostic, Excerpt, Report } from '../model/report.ts';
import { NO_COLORS } from './colors.ts';
import { shownLine } from './compact-edit.ts';
import { diagnosticWords, shortId } from './compact-text.ts';
import { headlineOf } from './gate/headline.ts';
import { joined } from './gate/line.ts';
import { lineText } from './gate/section-text.ts';
import { reportInWords } from './in-words.ts';
import { visibleLine } from './visible.ts';

/**
 * Renders a delta for a language model: new diagnostics and failures, one per line. The last line has the headline,
 * the earlier state and the delta's id. If only named files were compared, the last line says so.
 */
export function deltaCompact({ deltaId, since, files, report }: DeltaDocument, words: HintWords): string {
  const { title, details } = headlineOf(reportInWords(report, words));
  const trust = [
    lineText(joined([title, ...details], ', '), NO_COLORS),
    `since ${since.kind} ${visibleLine(since.name)}`,
    ...(files === null ? [] : ['only the named files']),
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
