import type { DocumentDiagnosticReport, Diagnostic } from 'vscode-languageserver-protocol';
import { LanserError } from '../model/lanser-error.ts';
import { withinDeadline, type RequestOptions } from './deadline.ts';
import type { Session } from './session.ts';

/**
 * The number of concurrent requests. Several requests keep the server busy while lanser reads a response.
 * Additional requests would only wait longer.
 */
const IN_FLIGHT = 3;
const METHOD = 'textDocument/diagnostic';

/**
 * Pulls the diagnostics of open documents. If the server has not yet offered pull diagnostics, waits until it
 * registers them. Returns the diagnostics by URI.
 *
 * @param onAnswer called after each response, with the number of responses so far.
 * @throws LanserError E/LS_CRASH for a report that is not full: LSP allows such a report only if the request
 * has a `previousResultId`. Also throws the errors of a request.
 */
export async function pullDiagnostics(
  session: Session,
  uris: readonly string[],
  onAnswer: (done: number) => void,
  limits: RequestOptions = session.requestOptions,
): Promise<ReadonlyMap<string, readonly Diagnostic[]>> {
  if (session.capabilities.diagnosticProvider === undefined) {
    const { connection } = session;
    const offered = session.registered(METHOD);
    await withinDeadline(offered, 'offer pull diagnostics', connection.crashed, limits);
  }
  const answers = new Map<string, readonly Diagnostic[]>();
  const queue = uris.values();
  async function work(): Promise<void> {
    for (const uri of queue) {
      answers.set(uri, await pullOne(session, uri, limits));
      onAnswer(answers.size);
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, work));
  return answers;
}

async function pullOne(
  session: Session,
  uri: string,
  limits: RequestOptions,
): Promise<readonly Diagnostic[]> {
  const report = await session.connection.request<DocumentDiagnosticReport>(
    METHOD,
    { textDocument: { uri } },
    limits,
  );
  if (report.kind === 'full') return report.items;
  throw new LanserError(
    'E/LS_CRASH',
    `The language server sent a malformed response: the kind of a diagnostic report is ${JSON.stringify(report.kind)}, not "full".`,
    // `method` marks the error of a single request, after which the server is not restarted.
    { method: METHOD, report: report.kind },
    { hint: 'choose-server' },
  );
}
