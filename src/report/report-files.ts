import type { DiagnosticsBundle } from '../model/bundle.ts';
import type { Report } from '../model/report.ts';
import { gateHtml } from './gate-html.ts';
import { gateMarkdown } from './gate-markdown.ts';
import { gateSarif } from './gate-sarif.ts';
import type { ReportFile } from './report-directory.ts';

const MARKDOWN_BYTES = 1_000_000;

/** Returns a report folder's files: report as JSON, Markdown, SARIF and HTML, and each side's bundle. */
export function reportFiles(
  report: Report,
  bundles: readonly {
    readonly side: string;
    readonly workingDirectory: string;
    readonly bundle: DiagnosticsBundle;
  }[],
): readonly ReportFile[] {
  return [
    { name: 'report.json', text: `${JSON.stringify(report, null, 2)}\n` },
    {
      name: 'report.md',
      text: gateMarkdown(report, { maxBytes: MARKDOWN_BYTES, fullReport: '`report.json`' }),
    },
    { name: 'report.sarif', text: gateSarif(report) },
    { name: 'report.html', text: gateHtml(report) },
    ...bundles.map(({ side, workingDirectory, bundle }) => ({
      name: `bundles/${workingDirectory === '.' ? '' : `${workingDirectory}/`}${side}.json`,
      text: `${JSON.stringify(bundle, null, 2)}\n`,
    })),
  ];
}
