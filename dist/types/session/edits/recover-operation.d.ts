import type { Recovered } from '../../edit/apply/recover.ts';
import type { BundleOf, StatusFacts } from '../../model/bundle.ts';
import type { WorkspaceSession } from '../operations/workspace-session.ts';
/** Undoes what a killed process has left; `atOpening` is what opening the workspace has undone already. */
export declare function recoverWorkspace(session: WorkspaceSession, atOpening: Recovered): Promise<BundleOf<StatusFacts>>;
