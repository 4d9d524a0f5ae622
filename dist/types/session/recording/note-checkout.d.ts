import type { WorkspaceSession } from '../operations/workspace-session.ts';
import type { OperationRecord } from './operation-record.ts';
/**
 * Notes the whole checkout: an edit looks for mentions in every file, guards what it touches, and is previewed in
 * a copy. Installed packages are left out, as they are there.
 */
export declare function noteCheckout({ ownFiles, readableRoot, root, signal }: WorkspaceSession, record: OperationRecord): Promise<void>;
