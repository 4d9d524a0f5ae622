import type { Severity } from '../model/diagnostic.ts';
import type { FlatRange } from '../model/range.ts';
import type { Report } from '../model/report.ts';
import {
  linesOf,
  listedFindings,
  statedVerdict,
  VERDICT_FILE,
  type ListedFinding,
  type StatedVerdict,
} from './listed-findings.ts';
import { ruleUrl } from './sarif/rules.ts';

/** A diagnostic of RDJSON, the format of reviewdog. */
interface Diagnostic {
  readonly message: string;
  readonly location: { readonly path: string; readonly range: LineRange };
  readonly severity: 'ERROR' | 'WARNING' | 'INFO';
  readonly code: { readonly value: string; readonly url?: string };
}

/**
 * A range of whole lines. RDJSON counts columns in UTF-8 bytes. Without the source line, lanser cannot convert a
 * column, and a report does not contain all source lines.
 */
interface LineRange {
  readonly start: { readonly line: number };
  readonly end: { readonly line: number };
}

const SEVERITIES: Readonly<Record<Severity, Diagnostic['severity']>> = {
  error: 'ERROR',
  warning: 'WARNING',
  information: 'INFO',
};

/** Renders the listed findings as RDJSON. Adds a diagnostic for the verdict if {@link StatedVerdict.isNeeded}. */
export function gateRdjson(report: Report): string {
  const listed = listedFindings(report);
  const verdict = statedVerdict(report, listed);
  const diagnostics = [
    ...(verdict.isNeeded ? [verdictDiagnostic(verdict)] : []),
    ...listed.findings.map((finding) => diagnosticOf(finding, report)),
  ];
  return `${JSON.stringify({ source: { name: 'lanser' }, diagnostics }, null, 2)}\n`;
}

function diagnosticOf(finding: ListedFinding, { environment }: Report): Diagnostic {
  const { id, severity, uri, range, text } = finding;
  const url = ruleUrl(finding, environment);
  return {
    message: text,
    location: { path: uri, range: lineRange(range) },
    severity: SEVERITIES[severity],
    code: { value: id, ...(url === undefined ? {} : { url }) },
  };
}

function lineRange(range: FlatRange | null): LineRange {
  // RDJSON ranges of whole lines include the last line.
  const { first, last } = linesOf(range);
  return { start: { line: first }, end: { line: last } };
}

function verdictDiagnostic({ kind, text }: StatedVerdict): Diagnostic {
  return {
    message: text,
    location: { path: VERDICT_FILE, range: lineRange(null) },
    severity: kind === 'passed' ? 'INFO' : 'ERROR',
    code: { value: 'lanser/verdict' },
  };
}
