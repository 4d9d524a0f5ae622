import type { Report } from '../model/report.ts';
import { clip } from '../report/clip.ts';
import { codeBlock, codeSpan } from '../report/markdown-escape.ts';
import { renderReport, type RenderOptions } from './render-report.ts';

/** When a comment is written; one that is there is always kept up to date, unless `never`. */
export const COMMENT_MODES = ['always', 'changes', 'on-failure', 'never'] as const;

export type CommentMode = (typeof COMMENT_MODES)[number];

// GitHub takes 65,536 characters, of which the marker needs some.
const COMMENT = { maxCharacters: 65_000 };
/** Of a failure's message: made visible it is at most six times as long, beside fences as long as itself. */
const LONGEST_MESSAGE = 4000;

/** Whether a comment that is not there yet is made. */
export function isCommentMade(mode: CommentMode, report: Report, exitCode: number): boolean {
  switch (mode) {
    case 'always':
      return true;
    case 'changes':
      return report.conclusion !== 'clean' || report.policy.failed;
    case 'on-failure':
      return exitCode !== 0;
    case 'never':
      return false;
  }
}

/** The report as a comment; where all is well, folded to one line. */
export function commentText(report: Report, options: RenderOptions): string {
  return renderReport(report, COMMENT, { ...options, collapsed: true });
}

/** What stands in the place of an earlier verdict when a run came to none. */
export function failedRunText(failure: {
  readonly code: string;
  readonly message: string;
  readonly headSha: string;
  readonly runUrl: string | undefined;
}): string {
  const { code, message, headSha, runUrl } = failure;
  const run = runUrl === undefined ? 'The run' : `[The run](${runUrl})`;
  return [
    '## ⚠️ lanser gate: no verdict',
    `${run} for ${headSha} came to no end: ${codeSpan(code)}`,
    codeBlock(clip(message, LONGEST_MESSAGE), ''),
    'What stood here before was the verdict of an earlier run.\n',
  ].join('\n\n');
}
