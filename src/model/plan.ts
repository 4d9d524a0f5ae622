/** An edit of files, bound by hash to the versions from which it was computed (`plan.schema.json`). */
export type { ChangeAnnotation, Plan, PlanOperation, PlannedEdit, PlannedFile } from './generated/plan.ts';
