import type { WorkspaceSession } from '../operations/workspace-session.ts';
import type { PreviewedPlan } from './read-plan.ts';
/** Keeps a preview, so that its plan's id is enough to apply it. Not in the workspace: a preview writes nothing there. */
export declare function keepPlan({ plansFolder }: WorkspaceSession, preview: PreviewedPlan): Promise<void>;
/** What was kept under a plan's id; whoever reads it holds the plan against its id. */
export declare function keptPlan({ plansFolder }: WorkspaceSession, planId: string): Promise<PreviewedPlan | undefined>;
