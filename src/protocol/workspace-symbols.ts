import type * as lsp from 'vscode-languageserver-protocol';
import { compareLocated } from '../bundle/order.ts';
import { withinDeadline } from '../lsp/deadline.ts';
import type { SymbolFact } from '../model/bundle.ts';
import { ask, type ServerView } from './server-view.ts';
import { symbolOf } from './symbols.ts';

const NEEDED = { capability: 'workspaceSymbolProvider', method: 'workspace/symbol' };

/** Returns the symbols of the workspace that match a query, as the server defines a match. */
export async function readWorkspaceSymbols(view: ServerView, query: string): Promise<readonly SymbolFact[]> {
  const { session, limits } = view;
  await withinDeadline(session.work.idle(), 'finish indexing', session.connection.crashed, limits);
  const answer = await ask<readonly lsp.SymbolInformation[] | null>(view, NEEDED, { query });
  return (answer ?? []).map((symbol) => symbolOf(symbol, view)).toSorted(compareLocated);
}
