import type { ServerView } from '../../operation/server-view.ts';
import { type Documents } from './answer-at-place.ts';
import type { Answer } from '../servers/server-host.ts';
import type { VersionedDocument } from '../sources/source-workspace.ts';
import type { OperationOptions, WorkspaceSession } from './workspace-session.ts';
export interface FileAnswer<T> extends Answer<T> {
    readonly document: VersionedDocument;
    readonly documents: Documents;
}
/** Asks the server of a file about the file; `uri` is relative to the workspace. */
export declare function askFile<T>(session: WorkspaceSession, uri: string, options: OperationOptions, key: readonly unknown[], ask: (view: ServerView, file: string) => Promise<T>): Promise<FileAnswer<T>>;
