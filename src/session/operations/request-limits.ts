import type { Query } from '../../server-pool/query.ts';
import { anySignal } from '../../model/any-signal.ts';
import type { OperationOptions, WorkspaceSession } from '../workspace-session.ts';

export type RequestLimits = Pick<Query<unknown>, 'arrivedMs' | 'timeoutMs' | 'signal'>;

export function requestLimits(
  session: WorkspaceSession,
  { arrivedMs, timeoutMs, signal }: OperationOptions,
): RequestLimits {
  return {
    arrivedMs: arrivedMs ?? session.host.monotonicMs(),
    timeoutMs: timeoutMs ?? session.timeoutMs,
    signal: signal === undefined ? session.signal : anySignal([signal, session.signal]),
  };
}
