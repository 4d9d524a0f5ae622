import type { PlanOperation } from '../../model/plan.ts';
import type { EditStep } from '../edit-step.ts';
/** A step as a plan writes it: what says nothing is left out. */
export declare function operationOf(step: Exclude<EditStep, {
    readonly kind: 'edit';
}>): PlanOperation;
