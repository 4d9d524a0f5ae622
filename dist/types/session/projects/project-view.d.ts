import type { BundleEnvironment, DiagnosticsFacts } from '../../model/bundle.ts';
import { type PyrightOptions } from '../servers/pyright-server.ts';
import { type WorkspaceFiles } from '../servers/workspace-files.ts';
/** What a check of a project would be about, without a server. */
export interface ProjectView extends WorkspaceFiles {
    readonly environment: BundleEnvironment;
    /** As facts name them. */
    readonly documents: DiagnosticsFacts['documents'];
    /** The file of each document; absolute. */
    readonly places: ReadonlyMap<string, string>;
}
/** @throws LanserError E/CONFIG, E/JAIL, E/FS_PERMISSIONS, as the check itself would. */
export declare function viewProject(options: PyrightOptions): Promise<ProjectView>;
