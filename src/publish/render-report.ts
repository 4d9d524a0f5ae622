import type { Report } from '../model/report.ts';
import { gateMarkdown, type MarkdownLimit } from '../report/gate-markdown.ts';
import { reportInWords } from '../report/in-words.ts';
import { WORKFLOW_HINTS } from './workflow-hints.ts';

export interface RenderOptions {
  /** The URL prefix of head's files. */
  readonly blobUrl?: string | undefined;
  /** The URL of the workflow run, as a link to the whole report. */
  readonly runUrl?: string | undefined;
  /** True for the short form of a comment. */
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
