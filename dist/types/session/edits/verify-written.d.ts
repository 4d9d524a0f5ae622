import type { Check } from '../../model/bundle.ts';
import type { OperationOptions, WorkspaceSession } from '../operations/workspace-session.ts';
import { type EditPreview } from './preview-plan.ts';
/**
 * Holds the diagnostics of the files as they are written against those that were previewed. The edit stands,
 * whatever comes of that.
 */
export declare function verifyWritten(session: WorkspaceSession, preview: EditPreview | undefined, options: OperationOptions): Promise<Check>;
