import type { Session } from '../../lsp/session.ts';
import type { PyrightServer } from './pyright-server.ts';
/** What a project's configuration includes; absolute. */
export interface WorkspaceFiles {
    /** In the server's order. */
    readonly files: readonly string[];
    /** Folders that are included and that the server passes over all the same. */
    readonly leftOut: readonly string[];
}
/** The files of a project as its configuration has them, whatever a server says. */
export declare function includedFiles({ root, readableRoot, configuration }: PyrightServer, platform: NodeJS.Platform): Promise<WorkspaceFiles>;
/**
 * The files of a project, which must be as many as the server counts.
 *
 * @throws LanserError E/INCONCLUSIVE where they are not; E/CONFIG, E/LS_TIMEOUT, E/LS_CRASH.
 */
export declare function workspaceFilesOf(server: PyrightServer, session: Session, platform: NodeJS.Platform): Promise<WorkspaceFiles>;
