import type { OperationOptions, WorkspaceSession } from '../workspace-session.ts';

/** Returns the time limit and the cancellation signal of a request. */
export function requestLimits(
  session: WorkspaceSession,
  { timeoutMs, signal }: OperationOptions,
): { readonly timeoutMs: number; readonly signal: AbortSignal } {
  return {
    timeoutMs: timeoutMs ?? session.timeoutMs,
    signal: signal === undefined ? session.signal : AbortSignal.any([signal, session.signal]),
  };
}
