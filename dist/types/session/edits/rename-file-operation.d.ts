import type { BundleOf, EditFacts } from '../../model/bundle.ts';
import type { WorkspaceSession } from '../operations/workspace-session.ts';
import { type EditOptions } from './edit-options.ts';
/** Moves a file or folder and mends the imports that name it: previewed, or written where that is asked for. */
export declare function renameFile(session: WorkspaceSession, oldUri: string, newUri: string, options: EditOptions): Promise<BundleOf<EditFacts>>;
