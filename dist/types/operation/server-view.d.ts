import type { Diagnostic, Position } from 'vscode-languageserver-protocol';
import type { RequestOptions } from '../lsp/deadline.ts';
import type { Session } from '../lsp/session.ts';
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
export declare function ask<Result>(view: ServerView, needed: Needed, params: unknown): Promise<Result>;
export declare function offers(session: Session, { capability, method }: Needed): boolean;
/** What a server says of a method besides that it has it: at `initialize`, and with what it registers later. */
export declare function optionsOf<Options extends object>(session: Session, { capability, method }: Needed): readonly Partial<Options>[];
