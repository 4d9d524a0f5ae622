import type { Check } from '../../model/bundle.ts';
import type { Plan } from '../../model/plan.ts';
import type { WorkspaceSession } from '../operations/workspace-session.ts';
/** A plan for the files as they are now. */
export interface CarriedPlan {
    readonly plan: Plan;
    readonly check: Check;
}
/**
 * Carries a plan over to files that have changed since it was made.
 *
 * @throws LanserError E/APPLY_CONFLICT with the hunks of every conflict, E/VERSION_SKEW where the versions that
 * it was made for are not kept anywhere, E/USAGE without Git.
 */
export declare function mergedPlan(session: WorkspaceSession, plan: Plan): Promise<CarriedPlan>;
