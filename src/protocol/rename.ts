import type * as lsp from 'vscode-languageserver-protocol';
import type { RequestedEdit } from '../edit/edit-step.ts';
import type { FlatRange } from '../model/range.ts';
import { optionalText } from './checked-text.ts';
import { flatRange } from './locations.ts';
import { requestedEdit } from './requested-edit.ts';
import { sendRequest, offers, optionsOf, type ServerView, type Target } from './server-view.ts';
import { settledAnswer } from './settled-answer.ts';

const NEEDED = { capability: 'renameProvider', method: 'textDocument/rename' };
// A server registers `prepareRename` as an option of `rename`.
const PREPARE = { ...NEEDED, method: 'textDocument/prepareRename', registeredAs: NEEDED.method };

/**
 * The result of {@link readPrepareRename}: the range that a rename would replace. With `default`, the client chooses
 * the range. With `refused`, the server renames nothing at this position.
 */
export type Renameable =
  | { readonly kind: 'range'; readonly range: FlatRange; readonly placeholder: string | undefined }
  | { readonly kind: 'default' }
  | { readonly kind: 'refused' };

/**
 * Requests the range that a rename would replace. If the server supports renames but not `prepareRename`, returns
 * `default` without a request. In this case, only `textDocument/rename` shows if a rename is possible.
 *
 * @throws LanserError as {@link sendRequest}; TypeError for a malformed response.
 */
export async function readPrepareRename(view: ServerView, { uri, position }: Target): Promise<Renameable> {
  if (offers(view.session, NEEDED) && !preparesRename(view)) return { kind: 'default' };
  const answer = await sendRequest<lsp.PrepareRenameResult | null>(view, PREPARE, {
    textDocument: { uri },
    position,
  });
  if (answer === null) return { kind: 'refused' };
  if ('defaultBehavior' in answer) return answer.defaultBehavior ? { kind: 'default' } : { kind: 'refused' };
  if ('range' in answer) {
    return { kind: 'range', range: flatRange(answer.range), placeholder: optionalText(answer.placeholder) };
  }
  return { kind: 'range', range: flatRange(answer), placeholder: undefined };
}

function preparesRename({ session }: ServerView): boolean {
  return optionsOf<lsp.RenameOptions>(session, NEEDED).some(
    ({ prepareProvider }) => prepareProvider === true,
  );
}

/**
 * Returns the edit of a rename; undefined if the server returns null.
 *
 * @throws LanserError the errors of {@link settledAnswer}, {@link sendRequest} and {@link requestedEdit}.
 */
export async function readRename(
  view: ServerView,
  { uri, position }: Target,
  newName: string,
): Promise<RequestedEdit | undefined> {
  const params = { textDocument: { uri }, position, newName };
  const edit = await settledAnswer(view, 'edits', async () =>
    sendRequest<lsp.WorkspaceEdit | null>(view, NEEDED, params),
  );
  return edit === null ? undefined : requestedEdit(view, edit);
}
