import type {
  ApplyWorkspaceEditParams,
  ApplyWorkspaceEditResult,
  WorkspaceEdit,
} from 'vscode-languageserver-protocol';

/** The edits that a server wants to have applied, which nobody applies for it. */
export interface ProposedEdits {
  readonly onApplyEdit: (params: ApplyWorkspaceEditParams) => ApplyWorkspaceEditResult;
  /** The edits that the server proposes while this is under way. At any other time it is refused. */
  during(work: () => Promise<unknown>): Promise<readonly WorkspaceEdit[]>;
}

export function proposedEdits(): ProposedEdits {
  let collected: WorkspaceEdit[] | undefined;
  return {
    onApplyEdit({ edit }) {
      if (collected === undefined) {
        return { applied: false, failureReason: 'edits of the server are not applied on their own' };
      }
      collected.push(edit);
      // A server that hears of a failure may take the whole command back, and say so as an error.
      return { applied: true };
    },
    async during(work) {
      if (collected !== undefined) throw new TypeError('edits are collected already');
      const edits: WorkspaceEdit[] = [];
      collected = edits;
      try {
        await work();
      } finally {
        collected = undefined;
      }
      return edits;
    },
  };
}
