import type { Check } from '../model/bundle.ts';
import type { ErrorHint } from '../model/error-hint.ts';
import type { DoctorContext } from './doctor-context.ts';

/** The result of a check. `doctor` replaces known folders' paths in `detail`, because the bundle's hash covers it. */
export type CheckOutcome = Omit<Check, 'name'>;

/**
 * A check, or a group of checks. If it throws a LanserError or a system error, it counts as one failed check. If
 * the run was aborted, the error ends `doctor` instead.
 */
export type DoctorCheck =
  | { readonly name: string; readonly run: (context: DoctorContext) => Promise<CheckOutcome> }
  | { readonly group: string; readonly runEach: (context: DoctorContext) => Promise<readonly Check[]> };

export function passed(...lines: readonly string[]): CheckOutcome {
  return { passed: true, detail: lines.join('\n') };
}

export function failed(...lines: readonly string[]): CheckOutcome {
  return { passed: false, detail: lines.join('\n') };
}

export function failedWithHint(hint: ErrorHint | undefined, ...lines: readonly string[]): CheckOutcome {
  return { ...failed(...lines), ...(hint === undefined ? {} : { hint }) };
}

export function notApplicable(...lines: readonly string[]): CheckOutcome {
  return { passed: null, detail: lines.join('\n') };
}

const MAX_NAMES = 5;

/** Formats the first five names and the number of the others: `a.py, b.py, c.py, d.py, e.py and 7 more`. */
export function someOf(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).map((name) => JSON.stringify(name).slice(1, -1));
  const more = names.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
