import type { Host } from '../model/host.ts';
import type { VersionedDocument } from './source-workspace.ts';
/** Documents as they were: from the repository's objects, then from those that the workspace keeps. */
export interface PastDocuments extends AsyncDisposable {
    /** The version under a name; undefined where nobody has its content. */
    at(docVersion: string, uri: string): Promise<VersionedDocument | undefined>;
}
export declare function openPastDocuments(host: Host, root: string): PastDocuments;
