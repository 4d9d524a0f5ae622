import type { SessionEvent } from '../../model/generated/trace.ts';
import type { Host } from '../../model/host.ts';
import type { NewEvent } from '../../trace/write-trace.ts';
import type { WorkspaceSession } from '../operations/workspace-session.ts';
import type { OperationRecord } from './operation-record.ts';
/** What a trace says of its session, and of servers when they are first used. */
export interface SessionEvents {
    first(): readonly NewEvent[];
    of(record: OperationRecord): readonly NewEvent[];
}
/** What a trace says of the session of a workspace. */
export declare function workspaceSessionEvents(session: WorkspaceSession): Promise<SessionEvents>;
/** What a trace says of any session. */
export declare function sessionEvents({ platform, arch }: Host, setup: Pick<SessionEvent, 'folder' | 'settings'>): SessionEvents;
