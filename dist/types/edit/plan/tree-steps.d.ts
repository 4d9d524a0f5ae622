import type { Plan } from '../../model/plan.ts';
import type { TreeSteps } from '../tree-step.ts';
import type { TreeReader } from './tree-reader.ts';
/**
 * What a plan does to the tree as it is now.
 *
 * @throws LanserError E/VERSION_SKEW where the tree is not the one that the plan was made for, with all files
 * that differ; E/SCHEMA_INVALID where the plan contradicts itself.
 */
export declare function treeSteps(plan: Plan, reader: TreeReader): Promise<TreeSteps>;
