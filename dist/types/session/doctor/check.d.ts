import type { Check } from '../../model/bundle.ts';
import type { Patient } from './patient.ts';
/** What a check has found: nothing of it names this machine, for it is in the hash domain. */
export type Outcome = Omit<Check, 'name'>;
/** A line of the table: what is looked at, and how. What throws an error of ours has not passed. */
export type DoctorCheck = {
    readonly name: string;
    readonly look: (patient: Patient) => Promise<Outcome>;
} | {
    readonly group: string;
    readonly lookAtEach: (patient: Patient) => Promise<readonly Check[]>;
};
export declare function passed(...lines: readonly string[]): Outcome;
export declare function failed(...lines: readonly string[]): Outcome;
/** There is nothing to check here. */
export declare function notApplicable(...lines: readonly string[]): Outcome;
/** Some of many names, and how many more there are. */
export declare function someOf(names: readonly string[]): string;
/** "1 file", "2 files". */
export declare function counted(count: number, noun: string): string;
