import type { Diagnostic } from 'vscode-languageserver-protocol';
import { withinDeadline } from '../lsp/deadline.ts';
import { pullDiagnostics } from '../lsp/pull-diagnostics.ts';
import { LanserError } from '../model/lanser-error.ts';
import { offers, type ServerView } from './server-view.ts';
import { canAskTsserver, tsserverDiagnostics } from './tsserver-diagnostics.ts';

const PULL = { capability: 'diagnosticProvider', method: 'textDocument/diagnostic' };
const MOST_ROUNDS = 6;
// Servers wait for the end of typing before they publish, for each document on its own.
const IN_FLIGHT = 16;

export type ByUri = ReadonlyMap<string, readonly Diagnostic[]>;

/**
 * The diagnostics of open documents, by `file:` URI: asked for where the server can be asked. Of a server
 * that only pushes, what it publishes of the very version that is open, where it is known to do so once;
 * any other is made to push again until it has said the same twice. Silence is never taken for "none".
 */
export async function readDocumentDiagnostics(
  view: ServerView,
  uris: readonly string[],
  onFile: (done: number) => void,
): Promise<ByUri> {
  const { session, limits } = view;
  if (view.pullsDiagnostics || offers(session, PULL)) return pullDiagnostics(session, uris, onFile, limits);
  const read = canAskTsserver(session) ? tsserverDiagnostics : pushed;
  const answers = new Map<string, readonly Diagnostic[]>();
  const queue = uris.values();
  const work = async (): Promise<void> => {
    for (const uri of queue) {
      answers.set(uri, await read(view, uri));
      onFile(answers.size);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, work));
  return answers;
}

async function pushed(view: ServerView, uri: string): Promise<readonly Diagnostic[]> {
  const { name, session, limits, behaviour } = view;
  const { connection, documents, published } = session;
  const awaited = async (next: Promise<readonly Diagnostic[]>): Promise<readonly Diagnostic[]> =>
    withinDeadline(next, 'publish diagnostics', connection.crashed, limits);
  if (behaviour.publishesOnce === true) return awaited(published.ofVersion(uri, documents.versionOf(uri)));
  if (behaviour.configuredRequest !== undefined) {
    // Whatever it has published of an earlier life of the document is here before this answer.
    await connection.request(behaviour.configuredRequest, { textDocument: { uri } }, limits);
  }
  let last: string | undefined;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const count = published.countOf(uri);
    const version = await documents.touch(uri);
    const diagnostics = await awaited(published.after(uri, count, version));
    const now = JSON.stringify(diagnostics);
    if (now === last) return diagnostics;
    last = now;
  }
  throw new LanserError('E/INCONCLUSIVE', `${name} publishes other diagnostics each time.`, {
    server: name,
    rounds: MOST_ROUNDS,
  });
}
