import { withHint } from '../model/error-hint.ts';
import { visible } from '../report/visible.ts';
import { CLI_HINTS } from './hint-words.ts';

/** Returns a failure's text for standard error: the code, the message, and the sentence of a known hint. */
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
