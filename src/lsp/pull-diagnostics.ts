import type { Diagnostic } from 'vscode-languageserver-protocol';
import { isRecord } from '../model/json-record.ts';
import { LanserError } from '../model/lanser-error.ts';
import { withinDeadline, type RequestOptions } from './deadline.ts';
import type { Session } from './session.ts';

/** The maximum number of concurrent requests. A few keep the server busy; more would only wait longer. */
const IN_FLIGHT = 3;
const METHOD = 'textDocument/diagnostic';

/**
 * Pulls the diagnostics of open documents, and returns them by URI. If the response to `initialize` did not offer
 * pull diagnostics, waits until the server registers them.
 *
 * @param onAnswer called after each response, with the number of responses so far.
 * @throws LanserError E/LS_CRASH for a malformed report, and for an `unchanged` report: LSP allows it only if the
 * request has a `previousResultId`. Also throws the errors of {@link withinDeadline} and of a request.
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
  return answersByUri(uris, IN_FLIGHT, async (uri) => pullOne(session, uri, limits), onAnswer);
}

/** Reads the diagnostics of documents, at most `concurrency` documents at a time. Returns the diagnostics by URI. */
export async function answersByUri(
  uris: readonly string[],
  concurrency: number,
  read: (uri: string) => Promise<readonly Diagnostic[]>,
  onAnswer: (done: number) => void,
): Promise<ReadonlyMap<string, readonly Diagnostic[]>> {
  const answers = new Map<string, readonly Diagnostic[]>();
  const queue = uris.values();
  const work = async (): Promise<void> => {
    for (const uri of queue) {
      answers.set(uri, await read(uri));
      onAnswer(answers.size);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return answers;
}

async function pullOne(
  session: Session,
  uri: string,
  limits: RequestOptions,
): Promise<readonly Diagnostic[]> {
  const report: unknown = await session.connection.request(METHOD, { textDocument: { uri } }, limits);
  const { kind, items }: { readonly kind?: unknown; readonly items?: unknown } = isRecord(report)
    ? report
    : {};
  if (kind !== 'full') {
    throw malformed(`the kind of a diagnostic report is ${JSON.stringify(kind)}, not "full"`, kind);
  }
  if (!Array.isArray(items)) throw malformed('the items of a diagnostic report are not a list', kind);
  return items as readonly Diagnostic[];
}

function malformed(reason: string, kind: unknown): LanserError {
  return new LanserError(
    'E/LS_CRASH',
    `The language server sent a malformed response: ${reason}.`,
    // `method` marks the error of a single request. For such an error, lanser does not restart a running server.
    { method: METHOD, report: kind },
    { hint: 'choose-server' },
  );
}
