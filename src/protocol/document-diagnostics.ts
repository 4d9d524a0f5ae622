import type { Diagnostic } from 'vscode-languageserver-protocol';
import { withinDeadline } from '../lsp/deadline.ts';
import { answersByUri, pullDiagnostics } from '../lsp/pull-diagnostics.ts';
import { NOT_ANALYZED } from '../server/diagnostic-fact.ts';
import { configuredProjects, projectConfigurations } from './project-configuration.ts';
import { offers, type ServerView, type Target } from './server-view.ts';
import { settledAnswer, unstable } from './settled-answer.ts';
import { canQueryTsserver, tsserverDiagnostics } from './tsserver-diagnostics.ts';

const PULL = { capability: 'diagnosticProvider', method: 'textDocument/diagnostic' };
const MAX_ROUNDS = 6;
// The maximum number of documents that wait for diagnostics at the same time. Servers delay publishing after each
// change of a document. With several documents, these delays overlap, so the total time is shorter.
const IN_FLIGHT = 16;

/** Diagnostics by the `file:` URI of their document. */
export type ByUri = ReadonlyMap<string, readonly Diagnostic[]>;

/**
 * Returns the diagnostics of open documents by `file:` URI. If the server supports pull diagnostics, pulls them with
 * {@link settledAnswer}. Else uses requests to tsserver if the server forwards them: the result then includes the
 * configuration files of the projects. Otherwise, waits until the server has published diagnostics, perhaps an empty
 * list, for each document. A server may publish several results for one version. So lanser sends the document again,
 * each time as a new version, until two successive results are equal. For a server with the quirk `publishesOnce`, the
 * result for the current version is complete.
 *
 * @param onFile called after each document, with the number of finished documents. Repeated pulls count again from 1.
 * @throws LanserError E/INCONCLUSIVE if no two successive results are equal in {@link MAX_ROUNDS} rounds; errors of
 * requests, {@link settledAnswer}, {@link pullDiagnostics}, {@link tsserverDiagnostics} and {@link withinDeadline}.
 */
export async function readDocumentDiagnostics(
  view: ServerView,
  uris: readonly string[],
  onFile: (done: number) => void,
): Promise<ByUri> {
  const { session, limits, quirks } = view;
  if (view.pullsDiagnostics || offers(session, PULL)) {
    const pull = async (): Promise<readonly (readonly [string, readonly Diagnostic[]])[]> => [
      ...(await pullDiagnostics(session, uris, onFile, limits)),
    ];
    return new Map(await settledAnswer(view, 'diagnostics', pull, quirks.answersDuringWork === true));
  }
  if (!canQueryTsserver(session))
    return answersByUri(uris, IN_FLIGHT, async (uri) => pushed(view, uri), onFile);
  const projects = await configuredProjects(view, uris);
  const members = new Map(projects.map(({ info, files }) => [info.projectName, new Set(files)]));
  const read = async (uri: string): Promise<readonly Diagnostic[]> => tsserverDiagnostics(view, uri, members);
  const found = await answersByUri(uris, IN_FLIGHT, read, onFile);
  return new Map([...(await projectConfigurations(view, projects)), ...found]);
}

/** Pulls the diagnostics of an open document, so the server checks it. Without pull support, returns an empty map. */
export async function checkDocument(view: ServerView, uri: string): Promise<ByUri> {
  const { session, limits } = view;
  const isPulled = view.pullsDiagnostics || offers(session, PULL);
  return isPulled ? pullDiagnostics(session, [uri], () => {}, limits) : new Map();
}

/** Returns true if Pyright reports a Python line as not analysed, or a syntax error on it or an earlier line. */
export async function maySkip(view: ServerView, { uri, position: { line } }: Target): Promise<boolean> {
  const reported = (/\.pyi?$/u.test(uri) ? (await checkDocument(view, uri)).get(uri) : undefined) ?? [];
  return reported.some(({ message, severity, code, range: { start, end } }) => {
    // Pyright's errors have a rule as their code, except syntax errors and internal errors.
    const isSkipped = line <= end.line && NOT_ANALYZED.test(JSON.stringify(message));
    return start.line <= line && (isSkipped || (severity === 1 && code === undefined));
  });
}

async function pushed(view: ServerView, uri: string): Promise<readonly Diagnostic[]> {
  const { name, session, limits, quirks } = view;
  const { connection, documents, published } = session;
  const awaited = async (next: Promise<readonly Diagnostic[]>): Promise<readonly Diagnostic[]> =>
    withinDeadline(next, 'publish diagnostics', connection.crashed, limits);
  if (quirks.publishesOnce === true) return awaited(published.ofVersion(uri, documents.versionOf(uri)));
  if (quirks.configuredRequest !== undefined) {
    // The server may still send diagnostics for an earlier opening of this document. They arrive before the response
    // to `configuredRequest`, so `countOf` counts them below.
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
  throw unstable(
    `${name} did not publish the same diagnostics twice in a row in ${MAX_ROUNDS} attempts.`,
    name,
    MAX_ROUNDS,
  );
}
