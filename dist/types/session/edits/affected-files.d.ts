import type { TreeSteps } from '../../edit/tree-step.ts';
import type { WorkspacePath } from '../../model/brand.ts';
import type { NotCovered } from '../../model/bundle.ts';
import type { Plan } from '../../model/plan.ts';
import type { AffectedFiles } from './preview-plan.ts';
/** Every path that a plan reads, writes, makes or takes away, by its names before and after. */
export declare function touchedPaths(plan: Plan, steps: TreeSteps): readonly WorkspacePath[];
/** What a plan changes and what mentions that: the files whose diagnostics may become others. */
export declare function affectedFiles(plan: Plan, { steps }: TreeSteps, notCovered: readonly NotCovered[]): AffectedFiles;
