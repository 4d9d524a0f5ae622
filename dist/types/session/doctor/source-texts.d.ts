import type { Patient } from './patient.ts';
/** What of these files Pyright cannot read as they are meant. */
export declare function lookAtSources({ root, session, host, signal }: Patient, files: readonly string[]): Promise<{
    readonly problems: readonly string[];
    readonly advice: readonly string[];
}>;
