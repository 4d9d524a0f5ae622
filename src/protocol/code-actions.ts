import { pathToFileURL } from 'node:url';
import type * as lsp from 'vscode-languageserver-protocol';
import type { RequestedEdit } from '../edit/edit-step.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { FlatRange } from '../model/range.ts';
import { optionalText, text } from './checked-text.ts';
import { readDocumentDiagnostics } from './document-diagnostics.ts';
import { joinedEdits, requestedEdit } from './requested-edit.ts';
import { sendRequest, optionsOf, type ServerView } from './server-view.ts';
import { AT_START, canQueryTsserver, queryTsserver, tsRange, type TsRange } from './tsserver-diagnostics.ts';

const NEEDED = { capability: 'codeActionProvider', method: 'textDocument/codeAction' };
const RESOLVE = 'codeAction/resolve';
const EXECUTE = { capability: 'executeCommandProvider', method: 'workspace/executeCommand' };

/** A code action of a server. LSP allows a CodeAction, or a Command without a CodeAction. */
export type OfferedAction = lsp.CodeAction | lsp.Command;

/**
 * Returns the server's actions for a range of an open document, in the server's order. If `kind` is given,
 * the result has only actions of this kind and its subkinds. As in an editor, the request includes the
 * server's own diagnostics that overlap or touch the range.
 *
 * @throws LanserError the errors of {@link readDocumentDiagnostics}, then those of {@link sendRequest}, for example
 * E/UNSUPPORTED_CAP if the server does not offer code actions; TypeError for a malformed response.
 */
export async function readCodeActions(
  view: ServerView,
  uri: string,
  range: FlatRange,
  kind: string | undefined,
): Promise<readonly OfferedAction[]> {
  const diagnostics = (await readDocumentDiagnostics(view, [uri], () => {})).get(uri) ?? [];
  const [startLine, start, endLine, end] = range;
  const requestedRange: lsp.Range = {
    start: { line: startLine, character: start },
    end: { line: endLine, character: end },
  };
  const context: lsp.CodeActionContext = {
    diagnostics: diagnostics.filter((diagnostic) => touches(diagnostic.range, requestedRange)),
    // `Invoked`: the user requests the actions.
    triggerKind: 1,
    ...(kind === undefined ? {} : { only: [kind] }),
  };
  const params = { textDocument: { uri }, range: requestedRange, context };
  const actions = (await sendRequest<readonly OfferedAction[] | null>(view, NEEDED, params)) ?? [];
  for (const action of actions) {
    text(action.title);
    optionalText(kindOf(action));
    optionalText(disabledReason(action));
  }
  // A server may ignore the filter `only`.
  return kind === undefined ? actions : actions.filter((action) => isOfKind(kindOf(action), kind));
}

export function kindOf(action: OfferedAction): string | undefined {
  return isCommand(action) ? undefined : action.kind;
}

export function disabledReason(action: OfferedAction): string | undefined {
  return isCommand(action) ? undefined : action.disabled?.reason;
}

/**
 * Returns the edit of an action, joined with the edits that the server proposes while it executes the action's
 * command. If a CodeAction has no edit and the server can resolve actions, resolves the action first.
 *
 * @throws LanserError E/UNSUPPORTED_CAP if the action's command is not in the server's list of commands; the errors of
 * requests and of {@link requestedEdit}.
 */
export async function readActionEdit(view: ServerView, offered: OfferedAction): Promise<RequestedEdit> {
  if (isCommand(offered)) return joinedEdits(await proposedBy(view, offered));
  const action = await resolved(view, offered);
  const edits = action.edit === undefined ? [] : [requestedEdit(view, action.edit)];
  if (action.command !== undefined) edits.push(...(await proposedBy(view, action.command)));
  return joinedEdits(edits);
}

async function resolved(view: ServerView, action: lsp.CodeAction): Promise<lsp.CodeAction> {
  const options = optionsOf<lsp.CodeActionOptions>(view.session, NEEDED);
  const resolves = options.some(({ resolveProvider }) => resolveProvider === true);
  if (action.edit !== undefined || !resolves) return action;
  return view.session.connection.request<lsp.CodeAction>(RESOLVE, action, view.limits);
}

async function proposedBy(
  view: ServerView,
  { command, arguments: args }: lsp.Command,
): Promise<readonly RequestedEdit[]> {
  const options = optionsOf<lsp.ExecuteCommandOptions>(view.session, EXECUTE);
  const commands = options.flatMap((registration) => registration.commands ?? []);
  if (!commands.includes(command)) {
    throw new LanserError(
      'E/UNSUPPORTED_CAP',
      `${view.name} expects an editor to run the command ${command}. Run this action in an editor.`,
      { server: view.name, command },
    );
  }
  // This command would write an empty file for each new file of its edit, so the edit is requested from tsserver.
  if (command === '_typescript.applyRefactoring' && canQueryTsserver(view.session)) {
    return [await tsserverRefactoring(view, args?.[0])];
  }
  const params = { command, ...(args === undefined ? {} : { arguments: args }) };
  const edits = await view.session.proposed.during(async () => sendRequest(view, EXECUTE, params));
  return edits.map((edit) => requestedEdit(view, edit));
}

type TsTextChange = TsRange & { readonly newText: string };
interface TsEdits {
  readonly edits: readonly { readonly fileName: string; readonly textChanges: readonly TsTextChange[] }[];
}

async function tsserverRefactoring(view: ServerView, params: unknown): Promise<RequestedEdit> {
  const { edits } = await queryTsserver<TsEdits>(view, 'getEditsForRefactor', params);
  const documentChanges = edits.flatMap(({ fileName, textChanges }) => {
    const uri = pathToFileURL(fileName).href;
    // tsserver counts lines from 1, but starts the text of a new file at line 0.
    const isNew = textChanges[0]?.start.line === 0;
    const changes = textChanges.map((change) => ({ ...change, range: tsRange(isNew ? AT_START : change) }));
    const edit = { textDocument: { uri, version: null }, edits: changes };
    return isNew ? [{ kind: 'create' as const, uri }, edit] : [edit];
  });
  return requestedEdit(view, { documentChanges });
}

function isCommand(action: OfferedAction): action is lsp.Command {
  return typeof action.command === 'string';
}

/** Returns true for the requested kind and its subkinds: `source.fixAll` is a subkind of `source`. */
function isOfKind(kind: string | undefined, requestedKind: string): boolean {
  return kind === requestedKind || kind?.startsWith(`${requestedKind}.`) === true;
}

function touches(one: lsp.Range, other: lsp.Range): boolean {
  return !isBefore(one.end, other.start) && !isBefore(other.end, one.start);
}

function isBefore(one: lsp.Position, other: lsp.Position): boolean {
  return one.line < other.line || (one.line === other.line && one.character < other.character);
}
