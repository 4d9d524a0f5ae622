import type { Bundle, BundleResolution, EditFacts, ProcessReward } from '../../model/bundle.ts';
import type { Plan } from '../../model/plan.ts';
import type { Workspace } from '../../session/workspace.ts';
import type { Proposed } from './read-proposals.ts';
export type ProposalError = NonNullable<Bundle['error']>;
/** What an operation said of a proposed edit. */
export type Preview = {
    readonly kind: 'previewed';
    readonly facts: EditFacts;
    readonly resolution: BundleResolution | null;
    /** Null where there is nothing to do. */
    readonly plan: Plan | null;
    readonly diff: string | null;
    readonly reward: ProcessReward | null;
}
/** The guard does not let it. */
 | {
    readonly kind: 'refused';
    readonly error: ProposalError;
} | {
    readonly kind: 'failed';
    readonly error: ProposalError;
};
/**
 * Previews an edit by the operation that would do it; nothing is written.
 *
 * @throws LanserError where that is no matter of the edit: a server that fails, a disk that is full.
 */
export declare function previewEdit(workspace: Workspace, edit: Proposed['edit']): Promise<Preview>;
