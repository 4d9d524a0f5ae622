import type { Repository } from '../../git/repository.ts';
import type { Check, NotCovered } from '../../model/bundle.ts';
import type { Plan } from '../../model/plan.ts';
import type { WorkspaceSession } from '../operations/workspace-session.ts';
import type { EditProgress, RenamedSymbol } from './edit-intent.ts';
import type { EditOptions } from './edit-options.ts';
/** A plan that lies in the jail, and what is known of it. */
export interface JailedPlan {
    readonly plan: Plan;
    readonly repository: Repository | undefined;
    /** What the operation itself has checked. */
    readonly checks: readonly Check[];
    readonly notCovered: readonly NotCovered[];
    readonly renamed?: RenamedSymbol | undefined;
}
/**
 * Guards a plan, previews it, and writes it where that is asked for.
 *
 * @throws LanserError E/JAIL (a filter), E/VERSION_SKEW, E/SCHEMA_INVALID (a plan that contradicts itself);
 * where it is to be written also E/DIRTY_WORKTREE, E/USAGE (unconfirmed), E/APPLY_CONFLICT (a collision),
 * E/FS_PERMISSIONS, E/CONTENT_MODIFIED.
 */
export declare function carryOut(session: WorkspaceSession, jailed: JailedPlan, options: EditOptions, progress: EditProgress): Promise<void>;
