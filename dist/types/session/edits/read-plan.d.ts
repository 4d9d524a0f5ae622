import type { Check, NotCovered } from '../../model/bundle.ts';
import type { Plan } from '../../model/plan.ts';
/** A plan, and what its preview has found out about it, which cannot be found out from the plan alone. */
export interface PreviewedPlan {
    readonly plan: Plan;
    readonly checks: readonly Check[];
    readonly notCovered: readonly NotCovered[];
}
/** What of the checks of a preview is to be kept with its plan. */
export declare function checksToKeep(checks: readonly Check[]): readonly Check[];
/**
 * A plan, or the one in the bundle of a preview with what else that says: as a value, or as the text or bytes
 * of its JSON.
 *
 * @throws LanserError E/SCHEMA_INVALID for what is neither, or a bundle that was changed; E/USAGE for a bundle
 * without a plan.
 */
export declare function readPlan(given: unknown): PreviewedPlan;
/**
 * Holds a document with an id against what the id covers.
 *
 * @throws LanserError E/SCHEMA_INVALID.
 */
export declare function checkBundleId(given: unknown): void;
/** @throws LanserError E/SCHEMA_INVALID where the plan is not the one that its id stands for. */
export declare function checkPlanId(plan: Plan): void;
