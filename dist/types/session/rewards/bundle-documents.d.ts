import type { Bundle } from '../../model/bundle.ts';
import type { PlannedFile } from '../../model/plan.ts';
import type { WorkspaceSession } from '../operations/workspace-session.ts';
/** A document as a bundle leaves it: an edit's as the edit makes it. */
export interface BundleDocument {
    readonly uri: string;
    readonly docVersion: string;
    /** The edit that makes it, where its own bytes may never have been written. */
    readonly planned?: PlannedFile;
}
/** The documents that a bundle speaks of, by uri. */
export declare function bundleDocuments({ facts, edits }: Bundle): ReadonlyMap<string, BundleDocument>;
/** The text of a version: the file's own now, one of Git's or one that is kept; undefined where nobody has it. */
export declare function textOf({ files, past }: Pick<WorkspaceSession, 'files' | 'past'>, { uri, docVersion, planned }: BundleDocument, { edits }: Bundle): Promise<string | undefined>;
