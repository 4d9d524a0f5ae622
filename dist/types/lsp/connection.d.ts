import { LanserError } from '../model/lanser-error.ts';
import type { ServerProcess } from './server-process.ts';
/** Answers to requests and notifications of the server, by method. */
export interface ServerHandlers {
    readonly requests: Readonly<Record<string, (params: unknown) => unknown>>;
    readonly notifications: Readonly<Record<string, (params: unknown) => void>>;
}
export interface RequestOptions {
    /** How long the server may take for this request. */
    readonly timeoutMs: number;
    readonly signal: AbortSignal;
}
/**
 * JSON-RPC with a server process. A request ends in exactly one of these: the result, an error of
 * the server, E/LS_TIMEOUT, E/REQUEST_CANCELLED or E/INTERRUPTED by its signal, E/LS_CRASH.
 */
export interface Connection {
    request<Result>(method: string, params: unknown, options: RequestOptions): Promise<Result>;
    notify(method: string, params: unknown): Promise<void>;
    /** Rejects with E/LS_CRASH when the server ends before `close`. Never resolves. */
    readonly crashed: Promise<never>;
    close(): void;
}
export declare function connect(process: ServerProcess, handlers: ServerHandlers): Connection;
/** The reason of an aborted signal where it is one of ours, E/INTERRUPTED otherwise. */
export declare function abortError(signal: AbortSignal): LanserError;
