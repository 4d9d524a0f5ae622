/** A plan (an edit of files, with the hashes of the expected file versions) and its parts. See `plan.schema.json`. */
export type { ChangeAnnotation, Plan, PlanOperation, PlannedEdit, PlannedFile } from './generated/plan.ts';

/** Matches the id of a plan, or a prefix of the id with at least 8 hexadecimal digits. */
export const PLAN_ID: RegExp = /^sha256:[0-9a-f]{8,64}$/u;
