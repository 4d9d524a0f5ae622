import { type Recovered } from '../../edit/apply/recover.ts';
import type { TreeSteps } from '../../edit/tree-step.ts';
import type { Host } from '../../model/host.ts';
/** What writing takes of an open workspace. */
export interface Writing {
    readonly host: Host;
    readonly signal: AbortSignal;
}
/** Writes all steps to a folder (absolute), or none. */
export declare function writeSteps({ host, signal }: Writing, root: string, steps: TreeSteps): Promise<void>;
/**
 * Undoes what a process that was killed has left half-written. A look at the disk where that is nothing.
 * `lenient`, for who only reads: state that is damaged, or of another folder, is left alone.
 */
export declare function recoverFolder({ host, signal }: Writing, root: string, { lenient }?: {
    readonly lenient?: boolean;
}): Promise<Recovered>;
