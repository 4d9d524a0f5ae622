import type { HintWords } from '../model/error-hint.ts';
import type { Report } from '../model/report.ts';
import { NO_COLORS } from './colors.ts';
import { gateGitlab } from './gate-gitlab.ts';
import { gateHtml } from './gate-html.ts';
import { gateJunit } from './gate-junit.ts';
import { gateMarkdown } from './gate-markdown.ts';
import { gateRdjson } from './gate-rdjson.ts';
import { gateSarif } from './gate-sarif.ts';
import { gateText } from './gate-text.ts';
import { reportInWords } from './in-words.ts';

export const GATE_FORMATS = [
  'text',
  'markdown',
  'html',
  'json',
  'sarif',
  'junit',
  'gitlab',
  'rdjson',
] as const;

export type GateFormat = (typeof GATE_FORMATS)[number];

const MARKDOWN_BYTES = 1_000_000;

const RENDERERS: Readonly<Record<GateFormat, (report: Report, worded: Report) => string>> = {
  text: (_report, worded) => gateText(worded, NO_COLORS),
  markdown: (_report, worded) => gateMarkdown(worded, { maxBytes: MARKDOWN_BYTES }),
  html: (_report, worded) => gateHtml(worded),
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  sarif: (report) => gateSarif(report),
  junit: (_report, worded) => gateJunit(worded),
  gitlab: (_report, worded) => gateGitlab(worded),
  rdjson: (_report, worded) => gateRdjson(worded),
};

/** Renders a report. Except in JSON and SARIF, messages with a hint end with the sentence of `words` for the hint. */
export function renderGate(format: GateFormat, report: Report, words: HintWords): string {
  return RENDERERS[format](report, reportInWords(report, words));
}
