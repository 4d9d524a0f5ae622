import type * as lsp from 'vscode-languageserver-protocol';
import type { RequestedEdit } from '../edit/edit-step.ts';
import { requestedEdit } from './requested-edit.ts';
import type { ServerView } from './server-view.ts';

const METHOD = 'workspace/willRenameFiles';

/** Whether a server wants to be asked before files are renamed. */
export function asksBeforeRename({ session }: ServerView): boolean {
  return (
    session.capabilities.workspace?.fileOperations?.willRename !== undefined || session.hasRegistered(METHOD)
  );
}

/** What a server edits before a file or folder is renamed; both are `file:` URIs. */
export async function readWillRename(
  view: ServerView,
  oldUri: string,
  newUri: string,
): Promise<RequestedEdit> {
  const params: lsp.RenameFilesParams = { files: [{ oldUri, newUri }] };
  const { session, limits } = view;
  const edit = await session.connection.request<lsp.WorkspaceEdit | null>(METHOD, params, limits);
  return edit === null ? { steps: [], annotations: {} } : requestedEdit(view, edit);
}
