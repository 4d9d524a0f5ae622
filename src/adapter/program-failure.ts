import type { ErrorCode } from '../model/error-codes.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { ProgramResult } from './adapter.ts';

/** Creates the error for a failed tool. The message contains the end of the tool's output. */
export function programFailure(code: ErrorCode, tool: string, result: ProgramResult): LanserError {
  const words = wordsOf(result);
  return new LanserError(
    code,
    words === ''
      ? `${tool} exited with code ${result.exitCode} and no output. Run it without lanser to find the cause.`
      : `${tool} exited with code ${result.exitCode}: ${words}`,
    { tool, exitCode: result.exitCode },
  );
}

const MAX_CHARACTERS = 2000;

function wordsOf({ stdout, stderr }: ProgramResult): string {
  const words = stderr.trim() === '' ? stdout.trim() : stderr.trim();
  return words.length <= MAX_CHARACTERS ? words : `… ${words.slice(-MAX_CHARACTERS)}`;
}
