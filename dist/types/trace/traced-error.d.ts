import type { ResponseError } from '../model/generated/trace.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { RootTokens } from './root-tokens.ts';
/** An error as a frame has it: the server's own, or one of ours about the server. */
export declare function tracedError(error: LanserError, tokens: RootTokens): ResponseError;
/** The same error again. */
export declare function errorAgain(method: string, { code, message, data }: ResponseError, tokens: RootTokens): LanserError;
