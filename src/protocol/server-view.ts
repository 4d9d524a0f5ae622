import type { Diagnostic, Position } from 'vscode-languageserver-protocol';
import type { RequestOptions } from '../lsp/deadline.ts';
import type { Session } from '../lsp/session.ts';
import type { Location } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { ServerQuirks } from '../server/server-quirks.ts';
import type { Fact } from '../server/diagnostic-fact.ts';
import { uriIn } from '../workspace/file-uri.ts';
import type { NamedRoots } from '../workspace/named-roots.ts';

/** A started server, in which the documents of an operation are open. */
export interface ServerView {
  /** The server's name, for messages. */
  readonly name: string;
  readonly session: Session;
  readonly roots: NamedRoots;
  readonly limits: RequestOptions;
  /** True if the server is known to support pull diagnostics, even before it registers them. */
  readonly pullsDiagnostics: boolean;
  /** Known properties of the server that it does not announce. */
  readonly quirks: ServerQuirks;
  /** Converts a diagnostic to a bundle's diagnostic or hint. `uri` is the file's portable name (`src/app.py`). */
  readonly fact: (uri: string, reported: Diagnostic) => Fact;
}

/** A position in an open document, in LSP's form. */
export interface Target {
  /** A `file:` URI. */
  readonly uri: string;
  readonly position: Position;
}

/** Returns the start of a location. The location's `uri` is a path relative to the folder `root`. */
export function targetIn(root: string, { uri, range: [line, character] }: Location): Target {
  return { uri: uriIn(root, uri), position: { line, character } };
}

/** A server feature: its capability in the result of `initialize`, and its method. */
export interface Needed {
  readonly capability: string;
  readonly method: string;
  /** The method under which the server may register the feature later; default: `method`. */
  readonly registeredAs?: string;
}

/**
 * Sends a request to the server.
 *
 * @throws LanserError E/UNSUPPORTED_CAP if the server does not offer the method; the errors of the request.
 */
export async function sendRequest<Result>(
  view: ServerView,
  needed: Needed,
  params: unknown,
): Promise<Result> {
  const { session, limits, name } = view;
  if (!offers(session, needed)) {
    const { method } = needed;
    const message = `${name} does not offer ${method}.`;
    throw new LanserError('E/UNSUPPORTED_CAP', message, { server: name, method }, { hint: 'choose-server' });
  }
  return session.connection.request<Result>(needed.method, params, limits);
}

/** Returns true if the server announced the feature in `initialize`, or currently has a registration for it. */
export function offers(session: Session, { capability, method, registeredAs = method }: Needed): boolean {
  const provider = providerOf(session, capability);
  const isAnnounced = provider !== undefined && provider !== null && provider !== false;
  return isAnnounced || session.hasRegistered(registeredAs);
}

/** Returns the options of a method, from `initialize` and from later registrations. */
export function optionsOf<Options extends object>(
  session: Session,
  { capability, method }: Needed,
): readonly Partial<Options>[] {
  return [providerOf(session, capability), ...session.registeredOptions(method)].filter(
    (options): options is Partial<Options> => typeof options === 'object' && options !== null,
  );
}

function providerOf({ capabilities }: Session, capability: string): unknown {
  return (capabilities as Readonly<Record<string, unknown>>)[capability];
}
