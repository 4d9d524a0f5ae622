import type { BundleOf, ReferencesFacts } from '../../model/bundle.ts';
import type { PositionSpec } from '../../model/selector.ts';
import type { OperationOptions, WorkspaceSession } from './workspace-session.ts';
export interface ReferencesOptions extends OperationOptions {
    /** Whether declarations are among the references; default: true. */
    readonly includeDeclaration?: boolean | undefined;
    /** How many references a page holds at most; default and most: 100,000. */
    readonly limit?: number | undefined;
    /** Where the page begins: `meta.truncated.cursor` of the page before. */
    readonly cursor?: string | undefined;
}
export declare function references(session: WorkspaceSession, selector: string | PositionSpec, options: ReferencesOptions): Promise<BundleOf<ReferencesFacts>>;
