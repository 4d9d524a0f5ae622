import type { TreeReader } from '../../edit/plan/tree-reader.ts';
import type { TreeSteps } from '../../edit/tree-step.ts';
import type { WorkspacePath } from '../../model/brand.ts';
import type { BundleEnvironment, Location } from '../../model/bundle.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Plan } from '../../model/plan.ts';
import type { OperationOptions, WorkspaceSession } from '../operations/workspace-session.ts';
import type { RoutedFiles } from '../servers/workspace-routes.ts';
import type { RenamedSymbol } from './edit-intent.ts';
/** What an edit would do to the diagnostics of the files that it affects. */
export interface EditPreview {
    readonly environment: BundleEnvironment;
    readonly documents: Readonly<Record<string, string>>;
    readonly before: readonly Diagnostic[];
    readonly after: readonly Diagnostic[];
    /** The files of `after`, relative to the workspace. */
    readonly filesAfter: readonly WorkspacePath[];
    /** Where a new name means another thing than the old one did; undefined where no server was asked. */
    readonly captured: readonly Location[] | undefined;
}
/** The files that an edit affects: what it changes, and what mentions that. */
export interface AffectedFiles {
    readonly before: readonly WorkspacePath[];
    readonly after: readonly WorkspacePath[];
}
/**
 * The diagnostics before and after, with nothing written to the workspace; undefined where no server reads
 * the files. Where files come, go or move, a copy of the workspace shows it: servers look for files on disk.
 */
export declare function previewPlan(session: WorkspaceSession, plan: Plan, { steps, expected }: TreeSteps, reader: TreeReader, affected: AffectedFiles, renamed: RenamedSymbol | undefined, options: OperationOptions): Promise<EditPreview | undefined>;
/** The servers that are invited to these files. */
export declare function routesOf(session: WorkspaceSession, files: readonly WorkspacePath[], options: OperationOptions): Promise<readonly RoutedFiles[]>;
