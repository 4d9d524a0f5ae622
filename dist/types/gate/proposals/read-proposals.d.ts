import type { ProposedEdit } from '../../model/generated/proposal.ts';
import type { DeepReadonly } from '../../model/readonly.ts';
import type { SchemaCheck } from '../../model/report.ts';
import type { TreeFiles } from '../tree-files.ts';
/** An edit that somebody has proposed, and where. */
export interface Proposed {
    /** Null for the text of the pull request. */
    readonly path: string | null;
    /** Which edit of the file, or of all blocks of the text. */
    readonly index: number;
    readonly edit: DeepReadonly<ProposedEdit>;
}
export interface ReadProposals {
    /** By file, those of the text last. */
    readonly proposed: readonly Proposed[];
    /** The documents that are no proposals. */
    readonly invalid: readonly SchemaCheck[];
}
/** Reads what the change proposes. All of it is untrusted: what cannot be read is said and never thrown. */
export declare function readProposals(files: TreeFiles, globs: readonly string[], text: string | undefined): Promise<ReadProposals>;
