import type { BundleOf, EditFacts } from '../../model/bundle.ts';
import type { PositionSpec } from '../../model/selector.ts';
import type { WorkspaceSession } from '../operations/workspace-session.ts';
import { type PlacedEditOptions } from './edit-options.ts';
export interface RenameOptions extends PlacedEditOptions {
    /** Whether a member is renamed in the classes above and below too; default: it stands in `notCovered`. */
    readonly overrides?: boolean | undefined;
}
/** Renames what stands at a place: previewed, and written only where that is asked for. */
export declare function rename(session: WorkspaceSession, selector: string | PositionSpec, newName: string, options: RenameOptions): Promise<BundleOf<EditFacts>>;
