import type { BundleOf, DeclarationsFacts, DefinitionsFacts, ImplementationsFacts, TypeDefinitionsFacts } from '../../model/bundle.ts';
import type { PositionSpec } from '../../model/selector.ts';
import type { OperationOptions, WorkspaceSession } from './workspace-session.ts';
/** The facts of the four operations that lead from a place to places. */
export interface GoToFacts {
    readonly definition: DefinitionsFacts;
    readonly declaration: DeclarationsFacts;
    readonly typeDefinition: TypeDefinitionsFacts;
    readonly implementation: ImplementationsFacts;
}
export type GoToCommand = keyof GoToFacts;
export declare function goTo<Command extends GoToCommand>(session: WorkspaceSession, cmd: Command, selector: string | PositionSpec, options: OperationOptions): Promise<BundleOf<GoToFacts[Command]>>;
