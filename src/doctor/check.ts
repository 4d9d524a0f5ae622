import type { Check } from '../model/bundle.ts';
import type { DoctorContext } from './doctor-context.ts';

/** What a check has found: nothing of it names this machine, for it is in the hash domain. */
export type Outcome = Omit<Check, 'name'>;

/** A line of the table: what is looked at, and how. What throws an error of ours has not passed. */
export type DoctorCheck =
  | { readonly name: string; readonly look: (patient: DoctorContext) => Promise<Outcome> }
  | { readonly group: string; readonly lookAtEach: (patient: DoctorContext) => Promise<readonly Check[]> };

export function passed(...lines: readonly string[]): Outcome {
  return { passed: true, detail: lines.join('\n') };
}

export function failed(...lines: readonly string[]): Outcome {
  return { passed: false, detail: lines.join('\n') };
}

/** There is nothing to check here. */
export function notApplicable(...lines: readonly string[]): Outcome {
  return { passed: null, detail: lines.join('\n') };
}

const MAX_NAMES = 5;

/** Some of many names, and how many more there are. */
export function someOf(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).map((name) => JSON.stringify(name).slice(1, -1));
  const more = names.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** "1 file", "2 files". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
