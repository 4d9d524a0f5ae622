import { messageOf } from '../model/lanser-error.ts';
import { announce, logLines } from './workflow-log.ts';

/** Node's own number for a defect is 1, which says that the policy is violated. */
const DEFECT_EXIT_CODE = 125;

/** Says that lanser itself failed; gives the step's exit number. */
export function reportDefect(error: unknown): number {
  // Node would print it as it is, and it may hold text of the code under test.
  logLines(error instanceof Error ? (error.stack ?? error.message) : String(error));
  announce('error', `lanser itself failed: ${messageOf(error)}`, 'lanser');
  return DEFECT_EXIT_CODE;
}

/** Defects that no caller can catch, a log that cannot be written among them. */
export function catchDefects(): void {
  process.stderr.on('error', () => {});
  process.on('uncaughtException', (error: unknown) => {
    process.exit(reportDefect(error));
  });
}
