import type { DiagnosticsBundle } from '../model/bundle.ts';
import type { HintWords } from '../model/error-hint.ts';
import type { Report } from '../model/report.ts';
import { gateHtml } from './gate-html.ts';
import { gateMarkdown } from './gate-markdown.ts';
import { gateSarif } from './gate-sarif.ts';
import { reportInWords } from './in-words.ts';
import type { ReportFile } from './report-directory.ts';

const MARKDOWN_BYTES = 1_000_000;

/**
 * Returns a report folder's files: report as JSON, Markdown, SARIF and HTML, and each side's bundle. In
 * Markdown and HTML, messages contain the next step.
 */
export function reportFiles(
  report: Report,
  words: HintWords,
  bundles: readonly {
    readonly side: string;
    readonly workingDirectory: string;
    readonly bundle: DiagnosticsBundle;
  }[],
): readonly ReportFile[] {
  const shown = reportInWords(report, words);
  return [
    { name: 'report.json', text: `${JSON.stringify(report, null, 2)}\n` },
    {
      name: 'report.md',
      text: gateMarkdown(shown, { maxBytes: MARKDOWN_BYTES, fullReport: '`report.json`' }),
    },
    { name: 'report.sarif', text: gateSarif(report) },
    { name: 'report.html', text: gateHtml(shown) },
    ...bundles.map(({ side, workingDirectory, bundle }) => ({
      name: `bundles/${workingDirectory === '.' ? '' : `${workingDirectory}/`}${side}.json`,
      text: `${JSON.stringify(bundle, null, 2)}\n`,
    })),
  ];
}
