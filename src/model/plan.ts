import type * as generated from './generated/plan.ts';
import type { DeepReadonly } from './readonly.ts';

/** An edit of files, bound by hash to the versions from which it was computed (`plan.schema.json`). */
export type Plan = DeepReadonly<generated.Plan>;
export type PlannedFile = DeepReadonly<generated.PlannedFile>;
export type PlannedEdit = DeepReadonly<generated.PlannedEdit>;
export type PlanOperation = DeepReadonly<generated.PlanOperation>;
export type ChangeAnnotation = DeepReadonly<generated.ChangeAnnotation>;
