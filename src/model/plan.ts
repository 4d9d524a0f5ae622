/** An edit of files, and the hashes of the file versions that it expects (`plan.schema.json`). */
export type { ChangeAnnotation, Plan, PlanOperation, PlannedEdit, PlannedFile } from './generated/plan.ts';

/** The id of a plan, or the start of the id. */
export const PLAN_ID: RegExp = /^sha256:[0-9a-f]{8,64}$/u;
