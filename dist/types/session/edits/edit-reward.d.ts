import type { BundleResolution, EditFacts, ProcessReward } from '../../model/bundle.ts';
import type { WorkspaceSettings } from '../settings/workspace-settings.ts';
/** The step from the files as they are to the edit, of which nothing was known before; null without diagnostics. */
export declare function editReward({ diagnosticsBefore, diagnosticsAfter, safety }: EditFacts, resolution: BundleResolution | null, { configuration }: WorkspaceSettings): ProcessReward | null;
