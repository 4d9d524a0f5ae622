import type { BundleResolution, Check, EditFacts } from '../model/bundle.ts';
import type { ErrorHint } from '../model/error-hint.ts';
import type { ChangeAnnotation, Plan } from '../model/plan.ts';
import type { EditOptions, PlacedEditOptions } from './edit-options.ts';

/** Returns the checks, and as `ready` the share of the decided checks that passed; 1 if none is decided. */
export function safetyOf(checks: readonly Check[]): EditFacts['safety'] {
  const applicable = checks.filter(({ passed }) => passed !== null);
  const passed = applicable.filter((check) => check.passed === true);
  return { ready: applicable.length === 0 ? 1 : passed.length / applicable.length, checks };
}

export function unconfirmed({ annotations = {} }: Plan): readonly (readonly [string, ChangeAnnotation])[] {
  return Object.entries(annotations).filter(([, { needsConfirmation }]) => needsConfirmation === true);
}

export function confirmationCheck(plan: Plan, { confirm }: EditOptions): Check {
  const name = 'confirmation';
  const pending = unconfirmed(plan);
  if (pending.length === 0) return { name, passed: null, detail: 'The edit does not need confirmation.' };
  const labels = pending.map(([, { label }]) => JSON.stringify(label)).join(', ');
  if (confirm === true) return { name, passed: true, detail: `Confirmed: ${labels}.` };
  const detail = `The server asks for confirmation of ${labels}.`;
  return { name, passed: false, detail, hint: 'confirm-edit' satisfies ErrorHint };
}

/**
 * Returns the check of the selector. With `target`, the check passes. If the edit uses the best candidate of an
 * ambiguous selector (`denyApplyOnAmbiguous` is false), the check fails.
 *
 * @param wasAccepted true if the selector resolved to one place.
 */
export function selectorCheck(
  { confidence }: BundleResolution,
  { target, denyApplyOnAmbiguous }: PlacedEditOptions,
  wasAccepted: boolean,
): Check {
  const name = 'selector';
  if (target !== undefined) return { name, passed: true, detail: `Candidate ${target} was selected.` };
  const passed = wasAccepted || denyApplyOnAmbiguous !== false;
  const outcome = passed
    ? 'resolves to one location'
    : 'has several possible locations. The best one was used';
  return { name, passed, detail: `The selector ${outcome}, with confidence ${confidence}.` };
}
