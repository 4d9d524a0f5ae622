import type { Diagnostic, Position } from 'vscode-languageserver-protocol';
import type { RequestOptions } from '../lsp/deadline.ts';
import type { Session } from '../lsp/session.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { Behaviour } from '../server/behaviour.ts';
import type { Fact } from '../server/diagnostic-fact.ts';
import type { NamedRoots } from '../workspace/named-roots.ts';

/** A server as an operation sees it: started, its documents open. */
export interface ServerView {
  /** The server's name, for messages. */
  readonly name: string;
  readonly session: Session;
  readonly roots: NamedRoots;
  readonly limits: RequestOptions;
  /** Whether it can certainly be asked for diagnostics, though it may say so late. */
  readonly pullsDiagnostics: boolean;
  /** What is known of the server beyond what it says. */
  readonly behaviour: Behaviour;
  /** A diagnostic that the server reported for a file, by the file's name in artifacts. */
  readonly fact: (uri: string, reported: Diagnostic) => Fact;
}

/** A place in an open document, as LSP names it. */
export interface Target {
  /** A `file:` URI. */
  readonly uri: string;
  readonly position: Position;
}

/** What a server can do, by the name of its capability and the method that may be registered later. */
export interface Needed {
  readonly capability: string;
  readonly method: string;
}

/**
 * Asks the server.
 *
 * @throws LanserError E/UNSUPPORTED_CAP where it does not offer the method.
 */
export async function ask<Result>(view: ServerView, needed: Needed, params: unknown): Promise<Result> {
  const { session, limits, name } = view;
  if (!offers(session, needed)) {
    throw new LanserError('E/UNSUPPORTED_CAP', `${name} does not offer ${needed.method}.`, {
      server: name,
      method: needed.method,
    });
  }
  return session.connection.request<Result>(needed.method, params, limits);
}

export function offers(session: Session, { capability, method }: Needed): boolean {
  const provider = (session.capabilities as Readonly<Record<string, unknown>>)[capability];
  return (provider !== undefined && provider !== null && provider !== false) || session.hasRegistered(method);
}

/** What a server says of a method besides that it has it: at `initialize`, and with what it registers later. */
export function optionsOf<Options extends object>(
  session: Session,
  { capability, method }: Needed,
): readonly Partial<Options>[] {
  const provider = (session.capabilities as Readonly<Record<string, unknown>>)[capability];
  return [provider, ...session.registeredOptions(method)].filter(
    (options): options is Partial<Options> => typeof options === 'object' && options !== null,
  );
}
