import type { Repository } from '../../git/repository.ts';
import type { RequestedEdit } from '../edit-step.ts';
import { type JailReason } from './jail-reasons.ts';
export interface JailInput {
    /** The workspace, absolute. */
    readonly root: string;
    readonly requested: RequestedEdit;
    readonly platform: NodeJS.Platform;
    /**
     * The one whose work tree holds the workspace. Without it, because there is none or Git is not installed,
     * submodules that are not checked out are not known.
     */
    readonly repository: Repository | undefined;
    readonly signal: AbortSignal;
}
/** A path of the edit that it may not touch. */
export interface JailOffender {
    /** Relative to the workspace, or `external:` and the last name; as it was given where it is neither. */
    readonly uri: string;
    readonly reason: JailReason;
    readonly detail: string;
}
export type JailFinding = 
/** The edit with every URI as the path of the real file, in the tree as the steps before have left it. */
{
    readonly kind: 'inside';
    readonly edit: RequestedEdit;
} | {
    readonly kind: 'outside';
    readonly offenders: readonly JailOffender[];
};
/**
 * Holds every path of an edit against the workspace, on the file system and one step after the other.
 * Links are resolved and nothing is written. Whether something is there is not asked: a path where nothing
 * is may be inside. What is true now may not be when the edit is written; it is held against it again then.
 *
 * @throws LanserError E/FS_PERMISSIONS where the workspace is not there, E/INCONCLUSIVE for an index that
 * Git cannot read, E/INTERRUPTED.
 */
export declare function checkJail(input: JailInput): Promise<JailFinding>;
