import { withHint } from '../model/error-hint.ts';
import { visible } from '../report/visible.ts';
import { CLI_HINTS } from './hint-words.ts';

/** Returns the line for standard error: the code, the message and the hint for the next step. */
export function failureLine({
  code,
  message,
  hint,
}: {
  readonly code: string;
  readonly message: string;
  readonly hint?: string | undefined;
}): string {
  return `lanser: ${code}: ${visible(withHint(message, hint, CLI_HINTS))}\n`;
}
