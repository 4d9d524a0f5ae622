import type { OperationOptions, WorkspaceSession } from './workspace-session.ts';
/** How long a request may take, and what ends it. */
export declare function requestLimits(session: WorkspaceSession, { timeoutMs, signal }: OperationOptions): {
    readonly timeoutMs: number;
    readonly signal: AbortSignal;
};
