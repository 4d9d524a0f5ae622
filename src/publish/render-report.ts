import type { Report } from '../model/report.ts';
import { gateMarkdown, type MarkdownLimit } from '../report/gate-markdown.ts';
import { reportInWords } from '../report/in-words.ts';
import { WORKFLOW_HINTS } from './workflow-hints.ts';

export interface RenderOptions {
  /** The base URL of head's files. */
  readonly blobUrl?: string | undefined;
  /** The URL of the run, where readers find the whole report. */
  readonly runUrl?: string | undefined;
  /** True for a comment, which shows at most 10 new errors, or one line if nothing needs action. */
  readonly isBrief?: boolean | undefined;
}

/** Renders a report as Markdown for the comment, the check run and the job summary on GitHub. */
export function renderReport(report: Report, limit: MarkdownLimit, options: RenderOptions): string {
  const { blobUrl, runUrl, isBrief } = options;
  const fullReport =
    runUrl === undefined
      ? 'the report (`report-directory`)'
      : `the report of [the run](${runUrl}) (\`report-directory\`)`;
  return gateMarkdown(reportInWords(report, WORKFLOW_HINTS), {
    ...limit,
    blobUrl,
    reportUrl: runUrl,
    isBrief,
    fullReport,
  });
}
