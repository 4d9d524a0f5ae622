import type { ErrorCode } from '../model/error-codes.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { ProgramResult } from './adapter.ts';

/** Creates the error for a failed tool, with the end of standard error or, if that is empty, of standard output. */
export function programFailure(code: ErrorCode, tool: string, result: ProgramResult): LanserError {
  const { exitCode, stdout, stderr } = result;
  const words = stderr.trim() || stdout.trim();
  const end = words.length <= MAX_CHARACTERS ? words : `… ${words.slice(-MAX_CHARACTERS)}`;
  const reason = words === '' ? ` and no output. Run ${tool} without lanser to find the cause.` : `: ${end}`;
  return new LanserError(code, `${tool} exited with code ${exitCode}${reason}`, { tool, exitCode });
}

const MAX_CHARACTERS = 2000;
