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

/** The forms of a report: for people, lanser's own, SARIF, and those of other systems. */
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

const RENDERERS: Readonly<Record<GateFormat, (report: Report, shown: Report) => string>> = {
  text: (_report, shown) => gateText(shown, NO_COLORS),
  markdown: (_report, shown) =>
    gateMarkdown(shown, { maxBytes: MARKDOWN_BYTES, fullReport: '`report.json`' }),
  html: (_report, shown) => gateHtml(shown),
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  sarif: (report) => gateSarif(report),
  // People read the messages of these documents.
  junit: (_report, shown) => gateJunit(shown),
  gitlab: (_report, shown) => gateGitlab(shown),
  rdjson: (_report, shown) => gateRdjson(shown),
};

/** Renders a report. Where people read the messages, they contain the next step in these words. */
export function renderGate(format: GateFormat, report: Report, words: HintWords): string {
  return RENDERERS[format](report, reportInWords(report, words));
}
