import type { Check, EditFacts } from '../../model/bundle.ts';
import type { ChangeAnnotation, Plan } from '../../model/plan.ts';
import type { ResolvedRequest } from '../locate/resolve-request.ts';
import type { EditOptions, PlacedEditOptions } from './edit-options.ts';
/** The share of the checks that passed, of those that had something to look at. */
export declare function safetyOf(checks: readonly Check[]): EditFacts['safety'];
/** The annotations of a plan that somebody has to confirm, by key. */
export declare function unconfirmed({ annotations }: Plan): readonly (readonly [string, ChangeAnnotation])[];
export declare function confirmationCheck(plan: Plan, { confirm }: EditOptions): Check;
/** How sure it is that the place is the one that was meant. */
export declare function selectorCheck({ resolution }: ResolvedRequest, { target, denyApplyOnAmbiguous }: PlacedEditOptions, wasAccepted: boolean): Check;
