import type { BundleOf, CapabilitiesFacts, RequestFacts, StatusFacts } from '../../model/bundle.ts';
import type { PositionSpec } from '../../model/selector.ts';
import type { OperationOptions, WorkspaceSession } from './workspace-session.ts';
/** What the workspace's main server says that it can do. */
export declare function capabilities(session: WorkspaceSession, options: OperationOptions): Promise<BundleOf<CapabilitiesFacts>>;
export interface RawRequestOptions extends OperationOptions {
    /** Any JSON; with a selector its document and position are added. */
    readonly params?: unknown;
    /** The place that the request is about. */
    readonly selector?: string | PositionSpec | undefined;
}
/** Any request of the protocol, or of the server's own. */
export declare function rawRequest(session: WorkspaceSession, method: string, options: RawRequestOptions): Promise<BundleOf<RequestFacts>>;
/** The servers, running or not; nothing is started. */
export declare function status(session: WorkspaceSession, options: Pick<OperationOptions, 'server'>): Promise<BundleOf<StatusFacts>>;
/** Forgets every answer, kept ones too, and lets running servers start anew. */
export declare function reload(session: WorkspaceSession, options: Pick<OperationOptions, 'server'>): Promise<BundleOf<StatusFacts>>;
