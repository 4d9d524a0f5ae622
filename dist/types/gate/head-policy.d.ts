import type { HeadPolicy, Reason } from '../model/report.ts';
import { type PolicyOverrides } from './policy.ts';
import type { Preparation } from './prepare.ts';
type Prepared = Extract<Preparation, {
    kind: 'prepared';
}>;
/** What head's own policy would make of the same reasons; undefined where it is base's. */
export declare function headPolicy({ policy, headConfiguration }: Pick<Prepared, 'headConfiguration' | 'policy'>, overrides: PolicyOverrides, reasons: readonly Reason[], labels: readonly string[]): HeadPolicy | undefined;
export {};
