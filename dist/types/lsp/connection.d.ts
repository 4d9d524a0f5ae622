import { LanserError } from '../model/lanser-error.ts';
import { type RequestOptions } from './deadline.ts';
import type { ServerProcess } from './server-process.ts';
/** Answers to requests and notifications of the server, by method. */
export interface ServerHandlers {
    readonly requests: Readonly<Record<string, (params: unknown) => unknown>>;
    readonly notifications: Readonly<Record<string, (params: unknown) => void>>;
}
/**
 * JSON-RPC with a server process. A request ends in exactly one of these: the result, an error of
 * the server, E/LS_TIMEOUT, E/REQUEST_CANCELLED or E/INTERRUPTED by its signal, E/LS_CRASH.
 */
export interface Connection {
    request<Result>(method: string, params: unknown, options: RequestOptions): Promise<Result>;
    /** Resolves when the server's pipe has taken the message; a server that does not read is E/LS_TIMEOUT. */
    notify(method: string, params: unknown, options: RequestOptions): Promise<void>;
    /** Rejects with E/LS_CRASH when the server ends before `close`. Never resolves. */
    readonly crashed: Promise<never>;
    /** Whether the server has ended. */
    readonly ended: boolean;
    close(): void;
}
export declare function connect(process: ServerProcess, handlers: ServerHandlers): Connection;
/** The code of an answer that is an error; undefined for an error of another kind. */
export declare function responseCodeOf(error: LanserError): number | undefined;
/** An error that a server gave as the answer to a request. */
export declare function serverError(method: string, { code, message }: {
    readonly code: number;
    readonly message: string;
}): LanserError;
