import { fileURLToPath } from 'node:url';
import type { Diagnostic, Range } from 'vscode-languageserver-protocol';
import type { Session } from '../lsp/session.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { ServerView } from './server-view.ts';

/** The command by which typescript-language-server forwards a request to tsserver. */
const COMMAND = 'typescript.tsserverRequest';

/** A diagnostic in tsserver's own protocol. Lines and offsets are one-based. Offsets count UTF-16 code units. */
export interface TsDiagnostic {
  readonly start: { readonly line: number; readonly offset: number };
  readonly end: { readonly line: number; readonly offset: number };
  readonly text: string;
  readonly code?: number;
  readonly category: string;
  readonly source?: string;
  readonly reportsUnnecessary?: unknown;
  readonly reportsDeprecated?: unknown;
}

export function canQueryTsserver({ capabilities }: Session): boolean {
  return capabilities.executeCommandProvider?.commands.includes(COMMAND) === true;
}

/** Sends a request, such as `reloadProjects`, that makes tsserver read files again. Returns the given session. */
export async function rereadByTsserver(session: Session, request: string): Promise<Session> {
  // tsserver does not answer this request. tsserver runs requests in order, so later requests see the new files.
  const params = { command: COMMAND, arguments: [request, null, { expectsResult: false }] };
  await session.connection.request('workspace/executeCommand', params, session.requestOptions);
  return session;
}

/** Sends a request of tsserver's own protocol. Returns the response's body; undefined if the response has none. */
export async function queryTsserver<Body>(
  { session, limits }: ServerView,
  request: string,
  params: object,
): Promise<Body | undefined> {
  const answer = await session.connection.request<{ readonly body?: Body } | null>(
    'workspace/executeCommand',
    { command: COMMAND, arguments: [request, params] },
    limits,
  );
  return answer?.body;
}

/**
 * Requests the syntactic, semantic and suggestion diagnostics of an open document.
 *
 * @throws LanserError E/INCONCLUSIVE for a response without a list of diagnostics; the errors of a request.
 */
export async function tsserverDiagnostics(view: ServerView, uri: string): Promise<readonly Diagnostic[]> {
  const { name } = view;
  const file = fileURLToPath(uri);
  const found: Diagnostic[] = [];
  for (const kind of ['syntactic', 'semantic', 'suggestion']) {
    const request = `${kind}DiagnosticsSync`;
    const reported = await queryTsserver<readonly TsDiagnostic[]>(view, request, { file });
    if (!Array.isArray(reported)) {
      throw new LanserError('E/INCONCLUSIVE', `${name} did not answer ${request} completely. Run again.`, {
        server: name,
      });
    }
    found.push(...(reported as readonly TsDiagnostic[]).map(tsDiagnosticOf));
  }
  return found;
}

const SEVERITIES: Readonly<Record<string, 1 | 2 | 3 | 4>> = {
  error: 1,
  warning: 2,
  message: 3,
  suggestion: 4,
};

/** Converts a diagnostic of tsserver to LSP's form. An unknown category becomes an error. */
export function tsDiagnosticOf(reported: TsDiagnostic): Diagnostic {
  const { start, end, text, code, category, source } = reported;
  const range: Range = {
    start: { line: start.line - 1, character: start.offset - 1 },
    end: { line: end.line - 1, character: end.offset - 1 },
  };
  const tags = [
    ...(reported.reportsUnnecessary === undefined ? [] : [1 as const]),
    ...(reported.reportsDeprecated === undefined ? [] : [2 as const]),
  ];
  return {
    range,
    message: text,
    severity: SEVERITIES[category] ?? 1,
    source: source ?? 'typescript',
    ...(code === undefined ? {} : { code }),
    ...(tags.length === 0 ? {} : { tags }),
  };
}
