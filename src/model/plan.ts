/** An edit of files, and the hashes of the file versions that it expects (`plan.schema.json`). */
export type { ChangeAnnotation, Plan, PlanOperation, PlannedEdit, PlannedFile } from './generated/plan.ts';

/** Matches the id of a plan, or its start with at least 8 hexadecimal digits. */
export const PLAN_ID: RegExp = /^sha256:[0-9a-f]{8,64}$/u;
