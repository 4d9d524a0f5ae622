import type { Plan } from '../../model/plan.ts';
import type { RequestedEdit } from '../edit-step.ts';
import type { TreeReader } from './tree-reader.ts';
export interface PlanOptions {
    /** What became of the selector that the edit was asked for; null where it was asked for without one. */
    readonly resolution: NonNullable<Plan['resolution']> | null;
}
/**
 * The plan of an edit whose uris are names in the workspace, bound to the files as they are. Operations whose
 * own options make them do nothing are not in it.
 *
 * @throws LanserError E/APPLY_CONFLICT where the steps cannot be done; E/CONTENT_MODIFIED where a file vanishes
 * meanwhile.
 */
export declare function makePlan(requested: RequestedEdit, reader: TreeReader, { resolution }: PlanOptions): Promise<Plan>;
