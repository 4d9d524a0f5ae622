import type { WorkspacePath } from '../../model/brand.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { ServerView } from '../../operation/server-view.ts';
import type { Route } from '../../server/routing.ts';
import type { OperationOptions, WorkspaceSession } from '../operations/workspace-session.ts';
import type { OpenText } from '../servers/open-set.ts';
import type { RoutedFiles } from '../servers/workspace-routes.ts';
/** A file's text before and after an edit, as a server reads the file by itself: as UTF-8, marks and all. */
export interface ChangedText {
    readonly path: WorkspacePath;
    readonly before: string;
    readonly after: string;
    /** The same in the file's own encoding and without a byte order mark: what positions count in. */
    readonly decoded: {
        readonly before: string;
        readonly after: string;
    };
}
/** What else a server is asked while it has the texts of after. */
export interface AskedAfter<T> {
    readonly route: Route;
    /** Equal questions have equal keys. */
    readonly key: string;
    readonly ask: (view: ServerView) => Promise<T>;
    /** Documents that have to be open for it, with their texts. */
    readonly opened: readonly OpenText[];
}
export interface PreviewedDiagnostics<T> {
    readonly diagnostics: readonly Diagnostic[];
    /** The answer to what else was asked; undefined where its server reads none of the files. */
    readonly asked: T | undefined;
}
/**
 * The diagnostics of files as they would be: the servers get the texts of after in memory, are asked, and
 * get back those of before. Nobody else asks them meanwhile. `unchanged` are the texts of the other files.
 */
export declare function previewDiagnostics<T>(session: WorkspaceSession, routed: readonly RoutedFiles[], texts: readonly ChangedText[], unchanged: readonly OpenText[], askedAfter: AskedAfter<T> | undefined, options: OperationOptions): Promise<PreviewedDiagnostics<T>>;
