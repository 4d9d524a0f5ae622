import type { Host } from '../../model/host.ts';
import type { Janitor } from '../../workspace/janitor.ts';
import type { TreeSteps } from '../tree-step.ts';
export interface ApplyOptions {
    /** The workspace, absolute, without links. */
    readonly root: string;
    readonly steps: TreeSteps;
    readonly host: Host;
    readonly janitor: Janitor;
    /** Ends the work up to the commit; the tree is then as before. */
    readonly signal: AbortSignal;
    /** How long another process that writes to the same checkout may go on; 0: fail at once. */
    readonly waitMs: number;
    /** Whether folders are held by their descriptors; default: where the system offers paths for these. */
    readonly byDescriptor?: boolean;
}
/** `steps`: how many were done. */
export interface Applied {
    readonly kind: 'applied';
    readonly steps: number;
}
/**
 * Does all the steps, or none: after a failure the tree is as before, and after a kill at any moment
 * `recover` makes it so.
 *
 * @throws LanserError E/JAIL (a link or a special file on the way), E/CONTENT_MODIFIED (a file is not what
 * the plan saw, or another process writes), E/FS_PERMISSIONS with `details.errno`, E/APPLY_CONFLICT (an
 * edit before this one was stopped, and cannot be undone), E/SCHEMA_INVALID (steps that contradict each other,
 * or a path that is none; a state folder that is not lanser's), E/INTERRUPTED.
 */
export declare function applySteps(options: ApplyOptions): Promise<Applied>;
