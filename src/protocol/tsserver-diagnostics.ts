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

export type TsRange = Pick<TsDiagnostic, 'start' | 'end'>;

/** The empty range at the start of a file. */
export const AT_START: TsRange = { start: { line: 1, offset: 1 }, end: { line: 1, offset: 1 } };

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

/**
 * Sends a request of tsserver's own protocol. Returns the response's body.
 *
 * @throws LanserError E/INCONCLUSIVE for a response without a body; the errors of a request.
 */
export async function queryTsserver<Body>(
  { name, session, limits }: ServerView,
  request: string,
  params: unknown,
): Promise<Body> {
  const answer = await session.connection.request<{ readonly body?: Body } | null>(
    'workspace/executeCommand',
    { command: COMMAND, arguments: [request, params] },
    limits,
  );
  if (answer?.body !== undefined) return answer.body;
  const message = `${name} did not answer ${request} completely. Run again.`;
  throw new LanserError('E/INCONCLUSIVE', message, { server: name });
}

/**
 * Requests the syntactic, semantic and suggestion diagnostics of an open document in its default project, and its
 * semantic diagnostics in the other projects that contain it. `projects` maps a project's name to its files.
 */
export async function tsserverDiagnostics(
  view: ServerView,
  uri: string,
  projects: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<readonly Diagnostic[]> {
  const file = fileURLToPath(uri);
  const read = async (kind: string, projectFileName?: string): Promise<readonly Diagnostic[]> => {
    const [request, params] = [`${kind}DiagnosticsSync`, { file, projectFileName }];
    return (await queryTsserver<readonly TsDiagnostic[]>(view, request, params)).map(tsDiagnosticOf);
  };
  const found = [...(await read('syntactic')), ...(await read('semantic')), ...(await read('suggestion'))];
  const containing = [...projects].filter(([, files]) => files.has(file));
  for (const [name] of containing.length > 1 ? containing : []) {
    const known = new Set(found.map((one) => JSON.stringify(one)));
    const further = await read('semantic', name);
    found.push(...further.filter((one) => !known.has(JSON.stringify(one))));
  }
  return found;
}

const SEVERITIES: Readonly<Record<string, 1 | 2 | 3 | 4>> = {
  error: 1,
  warning: 2,
  message: 3,
  suggestion: 4,
};

export function tsRange({ start, end }: TsRange): Range {
  return {
    start: { line: start.line - 1, character: start.offset - 1 },
    end: { line: end.line - 1, character: end.offset - 1 },
  };
}

/** Converts a diagnostic of tsserver to LSP's form. An unknown category becomes an error. */
export function tsDiagnosticOf(reported: TsDiagnostic): Diagnostic {
  const { text, code, category, source } = reported;
  const tags = [
    ...(reported.reportsUnnecessary === undefined ? [] : [1 as const]),
    ...(reported.reportsDeprecated === undefined ? [] : [2 as const]),
  ];
  return {
    range: tsRange(reported),
    message: text,
    severity: SEVERITIES[category] ?? 1,
    source: source ?? 'typescript',
    ...(code === undefined ? {} : { code }),
    ...(tags.length === 0 ? {} : { tags }),
  };
}
