import type { ServerView } from '../../../operation/server-view.ts';
import type { WorkspaceSession } from '../../operations/workspace-session.ts';
import type { NotCovered } from '../../../model/bundle.ts';
import { type FileEdits, type ImportProblem } from './drafts.ts';
import { type Move } from './move.ts';
export interface ImportUpdatesRequest {
    readonly session: Pick<WorkspaceSession, 'exclude' | 'files' | 'readableRoot' | 'root'> & Partial<Pick<WorkspaceSession, 'routing'>>;
    readonly view: ServerView;
    /** Paths relative to the workspace. */
    readonly oldPath: string;
    readonly newPath: string;
    readonly isFolder: boolean;
}
export interface ImportUpdates {
    /** Under the paths before the rename, in canonical order. */
    readonly edits: readonly FileEdits[];
    readonly notCovered: readonly NotCovered[];
    /** Why something is not updated that would have to be. */
    readonly problems: readonly ImportProblem[];
    /** The names by which the module can be imported, the shortest first; none for what is no module. */
    readonly moduleBefore: readonly string[];
    readonly moduleAfter: readonly string[];
    /** A stub beside a source, or a source beside a stub, that has to be renamed along. */
    readonly companion: Move['companion'];
}
/**
 * What has to be edited before a file or a folder is renamed, so that every import goes on meaning what it
 * means. Of modules that cannot be imported at their new place nothing is edited.
 */
export declare function importUpdates(request: ImportUpdatesRequest): Promise<ImportUpdates>;
