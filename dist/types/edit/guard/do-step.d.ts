import type { EditStep } from '../edit-step.ts';
import { type Refusal } from './jail-reasons.ts';
import { type Jail } from './step-places.ts';
/** A step of an edit, with the paths of real files; or what of it may not be touched. */
export type StepDone = {
    readonly kind: 'done';
    readonly step: EditStep;
} | {
    readonly kind: 'offences';
    readonly offences: readonly Offence[];
};
export interface Offence {
    readonly uri: string;
    readonly refusal: Refusal;
}
/** Checks a step, and does to the tree in the mind what it would do to the one on disk. */
export declare function doStep(jail: Jail, step: EditStep): StepDone;
