import type { RequestedEdit } from '../../edit/edit-step.ts';
import { type Repository } from '../../git/repository.ts';
import type { WorkspacePath } from '../../model/brand.ts';
import type { Check } from '../../model/bundle.ts';
import type { WorkspaceSession } from '../operations/workspace-session.ts';
import type { EditOptions } from './edit-options.ts';
/** The repository around the workspace; undefined where there is none, or no Git. */
export declare function repositoryOf({ around, root, }: Pick<WorkspaceSession, 'around' | 'root'>): Promise<Repository | undefined>;
/**
 * The edit with the paths of real files of the workspace.
 *
 * @throws LanserError E/JAIL with every offender; E/FS_PERMISSIONS for a change of case alone where the file
 * system ignores case.
 */
export declare function insideJail({ host, root, signal }: WorkspaceSession, repository: Repository | undefined, requested: RequestedEdit): Promise<RequestedEdit>;
/** @throws LanserError E/JAIL where a filter forbids a file, E/USAGE for a glob that is none. */
export declare function throughFilters(session: WorkspaceSession, repository: Repository | undefined, paths: readonly WorkspacePath[], options: EditOptions): Promise<Check>;
/** Whether everything is committed, so that Git could bring it back. */
export declare function cleanTreeCheck(session: WorkspaceSession, repository: Repository | undefined, targets: readonly WorkspacePath[], options: EditOptions): Promise<Check>;
