import type { OperationOptions, WorkspaceSession } from './workspace-session.ts';

/** How long a request may take, and what ends it. */
export function requestLimits(
  session: WorkspaceSession,
  { timeoutMs, signal }: OperationOptions,
): { readonly timeoutMs: number; readonly signal: AbortSignal } {
  return {
    timeoutMs: timeoutMs ?? session.timeoutMs,
    signal: signal === undefined ? session.signal : AbortSignal.any([signal, session.signal]),
  };
}
