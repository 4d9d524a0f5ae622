import type { TracedCall } from '../../model/generated/trace.ts';
import { isPlanId, storedPlan } from '../../refactor/stored-plans.ts';
import type { TraceOptions, WorkspaceSession } from '../../session/workspace-session.ts';
import { runOperationsBy } from '../../registry/as-operation.ts';
import { checkArguments } from '../../registry/check-arguments.ts';
import type { Operation, OperationName } from '../../registry/operation.ts';
import { callOperation, isOperation, OPERATIONS, readsCheckout } from '../../registry/operations.ts';
import type { Workspace } from '../../registry/workspace.ts';
import { workspaceOver } from '../../registry/workspace-over.ts';
import type { OperationRecord } from './operation-record.ts';
import { openRecorder } from './recorder.ts';

/** Returns a workspace that records each operation of a session. Its disposal also ends the session. */
export async function recordedWorkspace(
  session: WorkspaceSession & AsyncDisposable,
  trace: TraceOptions,
): Promise<Workspace> {
  const recorder = await openRecorder(session, trace);

  const recorded =
    (method: OperationName) =>
    async (...args: unknown[]) => {
      const operation: Operation = OPERATIONS[method];
      checkArguments(operation, args);
      const call: TracedCall = { method, arguments: args.map(withoutRunValues) };
      return recorder.run(call, async (recordedSession, record, recordCheckout) => {
        const plan = method === 'apply' ? await notePlan(session, args[0], record) : undefined;
        if (readsCheckout(method, args)) await recordCheckout([args, plan]);
        return callOperation(workspaceOver(recordedSession), method, args);
      });
    };

  const plain = workspaceOver(session);
  const operations = Object.fromEntries(
    Object.keys(plain)
      .filter(isOperation)
      .map((method) => [method, recorded(method)]),
  );
  const workspace: Workspace = {
    ...plain,
    ...(operations as Partial<Workspace>),
    async [Symbol.asyncDispose]() {
      try {
        await recorder[Symbol.asyncDispose]();
      } finally {
        await session[Symbol.asyncDispose]();
      }
    },
  };
  runOperationsBy(workspace, async (call, work) =>
    recorder.run(call, async (recordedSession, record, recordCheckout) =>
      work(workspaceOver(recordedSession), async (method, args) => {
        const plan = method === 'apply' ? await notePlan(recordedSession, args[0], record) : undefined;
        if (isOperation(method) && readsCheckout(method, args)) await recordCheckout([args, plan]);
      }),
    ),
  );
  return workspace;
}

/** Records and returns the stored plan whose id starts with `planInput`, if any: replays cannot read stored plans. */
async function notePlan(
  session: WorkspaceSession,
  planInput: unknown,
  record: OperationRecord,
): Promise<unknown> {
  if (!isPlanId(planInput)) return undefined;
  const preview = await storedPlan(session, planInput);
  if (preview === undefined) return undefined;
  record.notePlan(preview.plan.planId, preview as unknown as Readonly<Record<string, unknown>>);
  return preview;
}

/** Returns an argument as JSON: null if missing, bytes in base64, without the signal and the arrival time. */
function withoutRunValues(argument: unknown): unknown {
  if (argument instanceof Uint8Array) return { base64: Buffer.from(argument).toString('base64') };
  if (typeof argument !== 'object' || argument === null || Array.isArray(argument)) return argument ?? null;
  const { signal: _signal, arrivedMs: _arrived, ...rest } = argument as Record<string, unknown>;
  return rest;
}
