import type { BundleOf, StatusFacts } from '../../model/bundle.ts';
import type { OperationOptions, WorkspaceOptions } from '../operations/workspace-session.ts';
/** `server` is the only one to be looked at. */
export type DoctorOptions = Pick<OperationOptions, 'server' | 'signal' | 'timeoutMs'>;
/**
 * Whether this machine, the configuration and the workspace are what lanser needs: every check is made
 * whatever the others have found, so that a workspace opens here that opens for nothing else. The bundle
 * has `status: "ok"` and its facts also where a check has not passed; `meta.exitCode` is then 21.
 *
 * @throws LanserError E/USAGE where there is no folder.
 */
export declare function doctor(folder: string, options: WorkspaceOptions, asked?: DoctorOptions): Promise<BundleOf<StatusFacts>>;
