import type { BundleOf, PrepareRenameFacts } from '../../model/bundle.ts';
import type { PositionSpec } from '../../model/selector.ts';
import type { OperationOptions, WorkspaceSession } from './workspace-session.ts';
/** Whether what stands at a place can be renamed, and what would be replaced. */
export declare function prepareRename(session: WorkspaceSession, selector: string | PositionSpec, options: OperationOptions): Promise<BundleOf<PrepareRenameFacts>>;
