import type { BundleEnvironment, BundleOf, SymbolsFacts } from '../../model/bundle.ts';
import type { OperationOptions, WorkspaceSession } from './workspace-session.ts';
export interface SymbolsOptions extends OperationOptions {
    /** The document whose outline is asked for, relative to the workspace. */
    readonly file?: string | undefined;
    /** What symbols of the workspace are searched for, by the server's own idea of a match. */
    readonly query?: string | undefined;
}
export declare function symbols(session: WorkspaceSession, options: SymbolsOptions): Promise<BundleOf<SymbolsFacts>>;
/** One environment that names all servers that were asked. */
export declare function joined(first: BundleEnvironment, others: readonly BundleEnvironment[]): BundleEnvironment;
