import type { Report } from '../model/report.ts';
import { clip } from '../text/clip.ts';
import { codeBlock, codeSpan } from '../report/markdown-escape.ts';
import { renderReport, type RenderOptions } from './render-report.ts';

/** The modes of comments: when to create a comment. All modes except `never` update an existing comment. */
export const COMMENT_MODES = ['always', 'changes', 'on-failure', 'never'] as const;

export type CommentMode = (typeof COMMENT_MODES)[number];

// GitHub accepts 65,536 characters. The limit leaves space for the marker by which a later run finds the comment.
const COMMENT = { maxCharacters: 65_000 };
/** The maximum length of a message. Escaping can make the message six times as long, but not too long for GitHub. */
const MAX_MESSAGE_LENGTH = 4000;

/** Returns true if a pull request without a comment gets one. */
export function createsComment(mode: CommentMode, report: Report, exitCode: number): boolean {
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

/** Renders the report as a comment: one line if the report is clean, passes the policy and requires no action. */
export function commentText(report: Report, options: RenderOptions): string {
  return renderReport(report, COMMENT, { ...options, isBrief: true });
}

/** Renders the text that replaces the verdict of an earlier run if a run ends without a verdict. */
export function failedRunText(failure: {
  readonly code: string;
  readonly message: string;
  readonly headSha: string;
  readonly runUrl: string | undefined;
}): string {
  const { code, message, headSha, runUrl } = failure;
  const run = runUrl === undefined ? 'The run' : `[The run](${runUrl})`;
  return [
    '### ⚠️ No verdict',
    `${run} for ${headSha} did not finish: ${codeSpan(code)}`,
    codeBlock(clip(message, MAX_MESSAGE_LENGTH), ''),
    'Any verdict that was shown here before was from an earlier run.\n',
  ].join('\n\n');
}
