import type { Diagnostic } from 'vscode-languageserver-protocol';
import { withinDeadline } from '../lsp/deadline.ts';
import { pullDiagnostics } from '../lsp/pull-diagnostics.ts';
import { LanserError } from '../model/lanser-error.ts';
import { offers, type ServerView } from './server-view.ts';
import { canAskTsserver, tsserverDiagnostics } from './tsserver-diagnostics.ts';

const PULL = { capability: 'diagnosticProvider', method: 'textDocument/diagnostic' };
const MOST_ROUNDS = 6;

export type ByUri = ReadonlyMap<string, readonly Diagnostic[]>;

/**
 * The diagnostics of open documents, by `file:` URI: asked for where the server can be asked. A server
 * that only pushes is made to push again until it has said the same twice, each time of the version that
 * it was told last; silence is never taken for "none".
 */
export async function readDocumentDiagnostics(
  view: ServerView,
  uris: readonly string[],
  onFile: (done: number) => void,
): Promise<ByUri> {
  const { session, limits } = view;
  if (view.pullsDiagnostics || offers(session, PULL)) return pullDiagnostics(session, uris, onFile, limits);
  const answers = new Map<string, readonly Diagnostic[]>();
  for (const uri of uris) {
    answers.set(uri, await (canAskTsserver(session) ? tsserverDiagnostics(view, uri) : pushed(view, uri)));
    onFile(answers.size);
  }
  return answers;
}

async function pushed({ name, session, limits }: ServerView, uri: string): Promise<readonly Diagnostic[]> {
  let last: string | undefined;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const count = session.published.countOf(uri);
    const version = await session.documents.touch(uri);
    const next = session.published.after(uri, count, version);
    const diagnostics = await withinDeadline(next, 'publish diagnostics', session.connection.crashed, limits);
    const now = JSON.stringify(diagnostics);
    if (now === last) return diagnostics;
    last = now;
  }
  throw new LanserError('E/INCONCLUSIVE', `${name} publishes other diagnostics each time.`, {
    server: name,
    rounds: MOST_ROUNDS,
  });
}
