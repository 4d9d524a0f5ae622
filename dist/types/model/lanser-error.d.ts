import { type ErrorCode } from './error-codes.ts';
export type ErrorDetails = Readonly<Record<string, unknown>>;
/**
 * A failure of the environment or of the input: the one exception of lanser's own. `message` is one
 * sentence or two for a person and says what to do next; `details` is JSON for programs and holds
 * no absolute path, because it stands in the hash domain of an error bundle.
 */
export declare class LanserError extends Error {
    readonly name = "LanserError";
    readonly code: ErrorCode;
    readonly details: ErrorDetails;
    constructor(code: ErrorCode, message: string, details?: ErrorDetails, cause?: unknown);
    get exitCode(): number;
    get retryable(): boolean;
}
/** Reads `code` of a Node system error ("ENOENT"), or undefined. */
export declare function errnoOf(error: unknown): string | undefined;
/** The message of anything thrown. */
export declare function messageOf(error: unknown): string;
/** Why a signal was aborted: its reason where that is an error of ours, E/INTERRUPTED otherwise. */
export declare function abortError(signal: AbortSignal): LanserError;
