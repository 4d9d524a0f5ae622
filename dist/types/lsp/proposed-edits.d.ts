import type { ApplyWorkspaceEditParams, ApplyWorkspaceEditResult, WorkspaceEdit } from 'vscode-languageserver-protocol';
/** The edits that a server wants to have applied, which nobody applies for it. */
export interface ProposedEdits {
    readonly onApplyEdit: (params: ApplyWorkspaceEditParams) => ApplyWorkspaceEditResult;
    /** The edits that the server proposes while this is under way. At any other time it is refused. */
    during(work: () => Promise<unknown>): Promise<readonly WorkspaceEdit[]>;
}
export declare function proposedEdits(): ProposedEdits;
