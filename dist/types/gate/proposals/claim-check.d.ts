import type { Location } from '../../model/bundle.ts';
import type { Claim } from './claims.ts';
import type { JudgedFile } from './edit-in-head.ts';
import { type Outcome } from './outcome.ts';
export interface ClaimInput {
    readonly claim: Claim;
    /** Places of head's new code that still use the old name. */
    readonly mentions: readonly Location[];
    /** Files as judged for the other edits that head holds. */
    readonly others: readonly JudgedFile[];
    /** Head on disk; absolute. */
    readonly headRoot: string;
    readonly newName: string | undefined;
}
/** Proves or refutes an edit that head holds: what it has missed, and what it has done besides. */
export declare function claimOutcome(input: ClaimInput): Promise<Outcome>;
