import type { Diagnostic } from 'vscode-languageserver-protocol';
import { withinDeadline } from '../lsp/deadline.ts';
import { pullDiagnostics } from '../lsp/pull-diagnostics.ts';
import { LanserError } from '../model/lanser-error.ts';
import { offers, type ServerView } from './server-view.ts';
import { canQueryTsserver, tsserverDiagnostics } from './tsserver-diagnostics.ts';

const PULL = { capability: 'diagnosticProvider', method: 'textDocument/diagnostic' };
const MAX_ROUNDS = 6;
// Several documents are requested at a time, because servers delay publishing for each document separately.
const IN_FLIGHT = 16;

export type ByUri = ReadonlyMap<string, readonly Diagnostic[]>;

/**
 * Returns the diagnostics of open documents by `file:` URI. Pulls them if the server supports pull diagnostics;
 * otherwise requests them from tsserver if the server forwards requests to tsserver. From any other server, waits
 * for published diagnostics. If the server may publish a version more than once, touches the document until two
 * successive results are equal. A missing notification never means "no diagnostics".
 *
 * @param onFile called after each document, with the number of documents that are done.
 * @throws LanserError E/INCONCLUSIVE if {@link MAX_ROUNDS} published results all differ from the one before, or if
 * tsserver's response is incomplete; E/LS_TIMEOUT, E/LS_CRASH.
 */
export async function readDocumentDiagnostics(
  view: ServerView,
  uris: readonly string[],
  onFile: (done: number) => void,
): Promise<ByUri> {
  const { session, limits } = view;
  if (view.pullsDiagnostics || offers(session, PULL)) return pullDiagnostics(session, uris, onFile, limits);
  const read = canQueryTsserver(session) ? tsserverDiagnostics : pushed;
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
  const { name, session, limits, quirks } = view;
  const { connection, documents, published } = session;
  const awaited = async (next: Promise<readonly Diagnostic[]>): Promise<readonly Diagnostic[]> =>
    withinDeadline(next, 'publish diagnostics', connection.crashed, limits);
  if (quirks.publishesOnce === true) return awaited(published.ofVersion(uri, documents.versionOf(uri)));
  if (quirks.configuredRequest !== undefined) {
    // Diagnostics published for an earlier opening of the document arrive before this response.
    await connection.request(quirks.configuredRequest, { textDocument: { uri } }, limits);
  }
  let last: string | undefined;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const count = published.countOf(uri);
    const version = await documents.touch(uri);
    const diagnostics = await awaited(published.after(uri, count, version));
    const now = JSON.stringify(diagnostics);
    if (now === last) return diagnostics;
    last = now;
  }
  const details = { server: name, rounds: MAX_ROUNDS };
  throw new LanserError('E/INCONCLUSIVE', `${name} publishes different diagnostics each time.`, details, {
    hint: 'choose-server',
  });
}
