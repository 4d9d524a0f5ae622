import type { BundleRequest, DiagnosticsBundle } from '../../model/bundle.ts';
import type { PositionSpec } from '../../model/selector.ts';
import type { OperationOptions, WorkspaceSession } from './workspace-session.ts';
import { type RoutedFiles } from '../servers/workspace-routes.ts';
export interface DiagnosticsOptions extends OperationOptions {
    /** Files, folders and globs; none and no selector means the whole workspace. */
    readonly files?: readonly string[] | undefined;
    /** The folder that `files` are relative to; default: the workspace. Absolute. */
    readonly from?: string | undefined;
    /** A place: its definition's or its own range is the scope. */
    readonly selector?: string | PositionSpec | undefined;
}
/** Diagnostics over an explicit scope. */
export declare function diagnostics(session: WorkspaceSession, options: DiagnosticsOptions): Promise<DiagnosticsBundle>;
/** The request as it stands in the bundle: file arguments are made relative to the workspace. */
export declare function diagnosticsRequest(root: string, from: string, files: readonly string[]): BundleRequest;
/**
 * The servers of files. Of those that were not named, but found, only what servers are invited to counts.
 *
 * @throws LanserError E/NO_SERVER for a named file that no server takes.
 */
export declare function routedTo(session: WorkspaceSession, files: readonly string[], options: OperationOptions, named?: ReadonlySet<string>): Promise<readonly RoutedFiles[]>;
