import type { ProposedEdit } from '../../model/generated/proposal.ts';
import type { DeepReadonly } from '../../model/readonly.ts';
import type { SchemaViolation } from '../../schema/violations.ts';
export type ProposalDocument = {
    readonly kind: 'read';
    readonly edits: readonly DeepReadonly<ProposedEdit>[];
} | {
    readonly kind: 'invalid';
    readonly violations: readonly SchemaViolation[];
};
/** Reads the document of a file; undefined stands for one that is too large to be looked at. */
export declare function readProposal(bytes: Uint8Array | undefined): ProposalDocument;
export declare function readProposalText(text: string): ProposalDocument;
