import type { TreeChange } from '../../git/tree-changes.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { ProposalCheck, SchemaCheck } from '../../model/report.ts';
import type { TreeFiles } from '../tree-files.ts';
import { type SidesInput } from './proposal-sides.ts';
export interface ProposalInput extends SidesInput {
    readonly before: TreeFiles;
    readonly after: TreeFiles;
    readonly changes: readonly TreeChange[];
    /** Globs of files of head. */
    readonly globs: readonly string[];
    readonly pullRequestText: string | undefined;
    /** The diagnostics that head adds. */
    readonly introduced: readonly Diagnostic[];
}
export interface CheckedProposals {
    /** By file, those of the pull request's text last. */
    readonly checks: readonly ProposalCheck[];
    /** The documents that are no proposals. */
    readonly invalid: readonly SchemaCheck[];
}
/**
 * Previews the edits that a change proposes at head, each by itself, and proves or refutes those that head
 * holds already.
 *
 * @throws LanserError where the gate itself fails: a server, a disk.
 */
export declare function checkProposals(input: ProposalInput): Promise<CheckedProposals>;
