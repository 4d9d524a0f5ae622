import { messageOf } from '../model/lanser-error.ts';
import { announce, logLines } from './workflow-log.ts';

/** The exit code after an internal error. Node would use 1, which is lanser's code for a violated policy. */
const DEFECT_EXIT_CODE = 125;

/** Reports an internal error of lanser. Returns the exit code for the step of the workflow. */
export function reportDefect(error: unknown): number {
  // The error may contain text of the code under test. Node would print it without escaping.
  logLines(error instanceof Error ? (error.stack ?? error.message) : String(error));
  announce('error', `lanser: internal error: ${messageOf(error)}`, 'lanser');
  return DEFECT_EXIT_CODE;
}

/** Makes the process report an uncaught error and end. Ignores failures to write to stderr. */
export function catchDefects(): void {
  process.stderr.on('error', () => {});
  process.on('uncaughtException', (error: unknown) => {
    process.exit(reportDefect(error));
  });
}
