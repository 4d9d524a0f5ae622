import type { Report } from '../model/report.ts';
import { gateMarkdown, type MarkdownLimit } from '../report/gate-markdown.ts';

export interface RenderOptions {
  /** Where the files of head can be seen. */
  readonly blobUrl?: string | undefined;
  /** The run, whose summary and artifacts hold what does not fit. */
  readonly runUrl?: string | undefined;
  /** Of a clean report one line, with the rest folded away. */
  readonly collapsed?: boolean | undefined;
}

/** The one place where reports become Markdown for GitHub: comment, check run and job summary alike. */
export function renderReport(report: Report, limit: MarkdownLimit, options: RenderOptions): string {
  const { blobUrl, runUrl, collapsed } = options;
  const fullReport =
    runUrl === undefined
      ? 'the report (`report-directory`)'
      : `the report of [the run](${runUrl}) (\`report-directory\`)`;
  return gateMarkdown(report, { ...limit, blobUrl, collapsed, fullReport });
}
