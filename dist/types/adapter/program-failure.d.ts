import type { ErrorCode } from '../model/error-codes.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { ProgramResult } from './adapter.ts';
/** The error for a tool that has not done its work, in its own words. */
export declare function programFailure(code: ErrorCode, tool: string, result: ProgramResult): LanserError;
