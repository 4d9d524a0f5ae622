import type { BundleOf, CodeActionsFacts, EditFacts } from '../../model/bundle.ts';
import type { PositionSpec } from '../../model/selector.ts';
import type { WorkspaceSession } from '../operations/workspace-session.ts';
import { type PlacedEditOptions } from './edit-options.ts';
export interface CodeActionsOptions extends PlacedEditOptions {
    /** LSP's CodeActionKind, with the kinds below it; default: all that the server gives unasked. */
    readonly kind?: string | undefined;
    /** The action that is meant, by its whole title or its place in the list, from 0; default: they are listed. */
    readonly pick?: string | number | undefined;
}
/** What a server offers to do at a place: listed, or one of them previewed or written. */
export declare function codeActions(session: WorkspaceSession, selector: string | PositionSpec, options: CodeActionsOptions): Promise<BundleOf<CodeActionsFacts> | BundleOf<EditFacts>>;
