import type { ResolvedRequest } from '../locate/resolve-request.ts';
import type { WorkspaceSession } from '../operations/workspace-session.ts';
import type { PlacedEditOptions } from './edit-options.ts';
/**
 * The place that an edit is for: the one that the selector was accepted for, unless the caller names a
 * candidate or lets the best one be taken.
 *
 * @throws LanserError E/USAGE where there is no candidate of that number.
 */
export declare function chosenCandidate({ files }: WorkspaceSession, found: ResolvedRequest, { target, denyApplyOnAmbiguous }: PlacedEditOptions): Promise<ResolvedRequest>;
