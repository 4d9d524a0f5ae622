import type { DiagnosticsBundle } from '../model/bundle.ts';
import type { Report } from '../model/report.ts';
import { gateMarkdown } from './gate-markdown.ts';
import type { ReportFile } from './report-directory.ts';

const MARKDOWN_BYTES = 1_000_000;

/** What a report folder holds: the report as JSON and Markdown, and each side's bundle. */
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
    { name: 'report.md', text: gateMarkdown(report, { maxBytes: MARKDOWN_BYTES }) },
    ...bundles.map(({ side, workingDirectory, bundle }) => ({
      name: `bundles/${workingDirectory === '.' ? '' : `${workingDirectory}/`}${side}.json`,
      text: `${JSON.stringify(bundle, null, 2)}\n`,
    })),
  ];
}
