import { fileURLToPath } from 'node:url';
import picomatch from 'picomatch';
import type * as lsp from 'vscode-languageserver-protocol';
import type { RequestedEdit } from '../edit/edit-step.ts';
import type { RequestOptions } from '../lsp/deadline.ts';
import type { Session } from '../lsp/session.ts';
import { requestedEdit } from './requested-edit.ts';
import type { ServerView } from './server-view.ts';
import { settledAnswer } from './settled-answer.ts';

/** A move of a file or folder. All URIs have the scheme `file:`. */
export interface FileMove {
  /** The old and the new URI of the file or folder. */
  readonly pair: lsp.FileRename;
  readonly isFolder: boolean;
  /** The files that move: all files below the folder, or the file itself. */
  readonly files: readonly lsp.FileRename[];
}

type Filter = lsp.FileOperationRegistrationOptions['filters'][number];
type Operation = 'willRename' | 'didRename';

const METHODS = { willRename: 'workspace/willRenameFiles', didRename: 'workspace/didRenameFiles' } as const;

/**
 * Returns the edit that a server requests before a move, for example changes of imports. Returns undefined if
 * the server did not register for renames of the moved files or folder.
 *
 * @throws LanserError the errors of {@link settledAnswer} and {@link requestedEdit}.
 */
export async function readWillRename(view: ServerView, move: FileMove): Promise<RequestedEdit | undefined> {
  const files = pairsFor(view.session, 'willRename', move);
  if (files.length === 0) return undefined;
  const { session, limits } = view;
  const edit = await settledAnswer(view, 'edits', async () =>
    session.connection.request<lsp.WorkspaceEdit | null>(METHODS.willRename, { files }, limits),
  );
  return edit === null ? { steps: [], annotations: {} } : requestedEdit(view, edit);
}

/** Notifies a server of a completed move if the server registered for the notification. */
export async function notifyRenamed(session: Session, move: FileMove, limits: RequestOptions): Promise<void> {
  const files = pairsFor(session, 'didRename', move);
  if (files.length > 0) await session.connection.notify(METHODS.didRename, { files }, limits);
}

/**
 * Returns the old and new URIs to send to a server. Returns one pair for a moved folder that a filter of the server
 * matches. Otherwise, returns one pair for each moved file that a filter matches.
 */
function pairsFor(
  session: Session,
  operation: Operation,
  { pair, isFolder, files }: FileMove,
): readonly lsp.FileRename[] {
  const filters = filtersOf(session, operation);
  const matching = (pairs: readonly lsp.FileRename[], kind: 'file' | 'folder'): readonly lsp.FileRename[] =>
    pairs.filter(({ oldUri }) => filters.some((filter) => isMatch(filter, oldUri, kind)));
  const folders = isFolder ? matching([pair], 'folder') : [];
  return folders.length > 0 ? folders : matching(files, 'file');
}

function filtersOf(session: Session, operation: Operation): readonly Filter[] {
  const offered = session.capabilities.workspace?.fileOperations?.[operation];
  const registered = session.registeredOptions(METHODS[operation]);
  return [offered, ...registered].flatMap(
    (options) => (options as Partial<lsp.FileOperationRegistrationOptions> | undefined)?.filters ?? [],
  );
}

function isMatch({ scheme, pattern }: Filter, uri: string, kind: 'file' | 'folder'): boolean {
  if (scheme !== undefined && scheme !== 'file') return false;
  if (pattern.matches !== undefined && pattern.matches !== kind) return false;
  const nocase = pattern.options?.ignoreCase === true;
  // LSP's globs do not support a leading `!` or extended globs such as `@(a|b)`. picomatch supports LSP's range
  // `[!a]` only with `posix`.
  const syntax = { dot: true, posix: true, nonegate: true, noextglob: true };
  return picomatch.isMatch(fileURLToPath(uri), pattern.glob, { ...syntax, nocase });
}
