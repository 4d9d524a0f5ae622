import type { Patient } from './patient.ts';
/** A module that more than one file is. */
export interface Twins {
    readonly name: string;
    readonly files: readonly string[];
}
/** Modules that more than one file is; undefined where Pyright's configuration cannot be read. */
export declare function sameNames(patient: Patient): Promise<readonly Twins[] | undefined>;
/** The project's modules that an import of the standard library finds instead. */
export declare function standardNames(patient: Patient): Promise<readonly string[]>;
