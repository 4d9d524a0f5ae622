import type { StepEdit } from '../edit-step.ts';
/** What has to be replaced to make one text of another, by whole lines. */
export declare function editsBetween(before: string, after: string): readonly StepEdit[];
