import type { Bundle } from '../../model/bundle.ts';
import type { TracedCall } from '../../model/generated/trace.ts';
import type { Recovered } from '../../edit/apply/recover.ts';
import type { TraceOptions, WorkspaceSession } from '../operations/workspace-session.ts';
import type { Workspace } from '../workspace.ts';
import { type OperationMethod } from './operation-methods.ts';
/** The operations over a session, each of them recorded. */
export declare function recordedWorkspace(session: WorkspaceSession & AsyncDisposable, recovered: Recovered, trace: TraceOptions): Promise<Workspace>;
/** Runs work on a workspace as one operation, which is recorded where the workspace is. */
export declare function asOperation<B extends Bundle>(workspace: Workspace, call: TracedCall, work: (workspace: Workspace, looking: (method: string, args: readonly unknown[]) => Promise<void>) => Promise<B>): Promise<B>;
/** Calls an operation with arguments that are data. */
export declare function callOf(workspace: Workspace, method: OperationMethod, args: readonly unknown[]): Promise<Bundle>;
