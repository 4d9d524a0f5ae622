import type { TreeReader } from '../../edit/plan/tree-reader.ts';
import type { Plan } from '../../model/plan.ts';
/**
 * Holds the diff of a plan against its edits: what somebody has read is what is written. A plan of another's
 * making may have a right id and show another edit than it has.
 *
 * @throws LanserError E/SCHEMA_INVALID where it shows another one, E/VERSION_SKEW where files differ.
 */
export declare function checkShown(plan: Plan, reader: TreeReader): Promise<void>;
