import type { Bundle } from '../model/bundle.ts';
import type { RequestEvent } from '../model/generated/trace.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { RootTokens } from '../trace/root-tokens.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import { answerLine } from '../batch/answer-line.ts';
import { LINE, lineOf } from '../batch/line-call.ts';
import { callOperation, isOperation } from '../registry/operations.ts';
import { workspaceOver } from '../registry/workspace-over.ts';

/** Repeats a call. Throws E/SCHEMA_INVALID for a bad batch line or, with the trace's line, an unknown operation. */
export async function callAgain(
  session: WorkspaceSession,
  { seq, call }: RequestEvent,
  tokens: RootTokens,
): Promise<Bundle> {
  if (call?.method === LINE) {
    const recordedCall = { ...call, arguments: tokens.show(call.arguments) as unknown[] };
    const { host, signal } = session;
    return answerLine(workspaceOver(session), lineOf(recordedCall), { host, signal }, async (_, work) =>
      work(host.monotonicMs()),
    );
  }
  if (call === undefined || !isOperation(call.method)) {
    const method = call?.method ?? null;
    const message = `Line ${seq + 1}: the operation of the request is unknown. Replay the trace with the version of lanser that recorded it.`;
    throw new LanserError('E/SCHEMA_INVALID', message, { line: seq + 1, method });
  }
  const args = (tokens.show(call.arguments) as readonly unknown[]).map(argumentOf);
  return callOperation(workspaceOver(session), call.method, args);
}

/** Restores an argument from its recorded JSON: null means a missing argument, and `base64` contains bytes. */
function argumentOf(argument: unknown): unknown {
  if (argument === null) return undefined;
  const { base64 } = argument as { readonly base64?: unknown };
  return typeof base64 === 'string' ? Buffer.from(base64, 'base64') : argument;
}
