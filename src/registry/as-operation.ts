import type { Bundle } from '../model/bundle.ts';
import type { TracedCall } from '../model/generated/trace.ts';
import type { Workspace } from './workspace.ts';

/**
 * The work of one operation. Awaits `beforeReading` before each call of a method of `workspace`, so that a recording
 * can first store the files or the plan that the method may read.
 */
export type OperationWork<B extends Bundle> = (
  workspace: Workspace,
  beforeReading: (method: string, args: readonly unknown[]) => Promise<void>,
) => Promise<B>;

export type RunOperation = <B extends Bundle>(call: TracedCall, work: OperationWork<B>) => Promise<B>;

const RUNNERS = new WeakMap<Workspace, RunOperation>();

/** Makes {@link asOperation} pass all work on this workspace to `run`. */
export function runOperationsBy(workspace: Workspace, run: RunOperation): void {
  RUNNERS.set(workspace, run);
}

/** Runs work as one operation. If the workspace is recorded, the recording contains the operation as `call`. */
export async function asOperation<B extends Bundle>(
  workspace: Workspace,
  call: TracedCall,
  work: OperationWork<B>,
): Promise<B> {
  const run = RUNNERS.get(workspace);
  return run === undefined ? work(workspace, async () => {}) : run(call, work);
}
