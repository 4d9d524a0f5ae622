import type { BundleOf, HoverFacts } from '../../model/bundle.ts';
import type { PositionSpec } from '../../model/selector.ts';
import type { OperationOptions, WorkspaceSession } from './workspace-session.ts';
export declare function hover(session: WorkspaceSession, selector: string | PositionSpec, options: OperationOptions): Promise<BundleOf<HoverFacts>>;
