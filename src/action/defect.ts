import { messageOf } from '../model/lanser-error.ts';
import { announce, logLines } from './workflow-log.ts';

/** Node's default exit code for a defect is 1, which here means a violated policy. */
const DEFECT_EXIT_CODE = 125;

/** Reports a failure of lanser itself. Returns the step's exit code. */
export function reportDefect(error: unknown): number {
  // Node would not escape the error, which may contain text of the code under test.
  logLines(error instanceof Error ? (error.stack ?? error.message) : String(error));
  announce('error', `lanser: internal error: ${messageOf(error)}`, 'lanser');
  return DEFECT_EXIT_CODE;
}

/** Handles errors that no caller can catch, including a log that cannot be written. */
export function catchDefects(): void {
  process.stderr.on('error', () => {});
  process.on('uncaughtException', (error: unknown) => {
    process.exit(reportDefect(error));
  });
}
