import type {
  ApplyWorkspaceEditParams,
  ApplyWorkspaceEditResult,
  WorkspaceEdit,
} from 'vscode-languageserver-protocol';

/** A collector of the edits that a server requests through `workspace/applyEdit`. The edits are not applied. */
export interface ProposedEdits {
  readonly onApplyEdit: (params: ApplyWorkspaceEditParams) => ApplyWorkspaceEditResult;
  /** Returns the edits that the server proposes while `work` runs. At any other time, edits are rejected. */
  during(work: () => Promise<unknown>): Promise<readonly WorkspaceEdit[]>;
}

export function proposedEdits(): ProposedEdits {
  let collected: WorkspaceEdit[] | undefined;
  return {
    onApplyEdit({ edit }) {
      if (collected === undefined) {
        return { applied: false, failureReason: 'edits are accepted only during a command' };
      }
      collected.push(edit);
      // Reports success, because a server may otherwise fail the whole command.
      return { applied: true };
    },
    async during(work) {
      if (collected !== undefined) throw new TypeError('edits are already being collected');
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
