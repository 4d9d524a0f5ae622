import type { BundleEnvironment, DiagnosticsFacts, Hint, Scope } from '../../model/bundle.ts';
import { type Diagnostic } from '../../model/diagnostic.ts';
import type { ServerView } from '../../operation/server-view.ts';
import type { OperationOptions, WorkspaceSession } from './workspace-session.ts';
import type { RoutedFiles } from '../servers/workspace-routes.ts';
export interface FoundDiagnostics {
    readonly environment: BundleEnvironment;
    readonly documents: Readonly<Record<string, string>>;
    readonly diagnostics: readonly Diagnostic[];
    readonly hints: readonly Hint[];
}
export interface FileFacts {
    readonly diagnostics: readonly Diagnostic[];
    readonly hints: readonly Hint[];
}
/**
 * The diagnostics of files by every server that they go to, complete: a server that fails, fails all.
 *
 * @throws LanserError of the servers; E/CONTENT_MODIFIED where a file does not keep still.
 */
export declare function diagnoseFiles(session: WorkspaceSession, routed: readonly RoutedFiles[], options: OperationOptions): Promise<FoundDiagnostics>;
/** What a server says of files that it has open. */
export declare function factsByFile({ host, root }: Pick<WorkspaceSession, 'host' | 'root'>, view: ServerView, files: readonly string[], label: string): Promise<readonly FileFacts[]>;
/** The facts over a scope; of a range those that touch it. */
export declare function diagnosticsFacts({ documents, diagnostics, hints }: FoundDiagnostics, scope: Scope): DiagnosticsFacts;
