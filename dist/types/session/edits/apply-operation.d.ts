import type { BundleOf, EditFacts } from '../../model/bundle.ts';
import type { WorkspaceSession } from '../operations/workspace-session.ts';
import { type EditOptions } from './edit-options.ts';
export interface ApplyOptions extends EditOptions {
    /** Whether files that changed since are merged by `git apply --3way`; default: E/VERSION_SKEW. */
    readonly threeWay?: boolean | undefined;
    /** Whether it is written; default: true. */
    readonly apply?: boolean | undefined;
}
/**
 * Writes a plan. `given` is its id where it was previewed on this machine; else a plan or the bundle of a
 * preview, as a value or as the bytes of its JSON.
 */
export declare function apply(session: WorkspaceSession, given: unknown, options: ApplyOptions): Promise<BundleOf<EditFacts>>;
