import type { Host } from '../../model/host.ts';
import type { VersionedDocument } from './source-workspace.ts';
/** Documents as they were: from the repository's objects, then from those that the workspace keeps. */
export interface PastDocuments extends AsyncDisposable {
    /** The version under a name; undefined where nobody has its content. */
    at(docVersion: string, uri: string): Promise<VersionedDocument | undefined>;
    /** The bytes of a version, of whatever file. */
    bytes(docVersion: string): Promise<Uint8Array | undefined>;
    /**
     * Another document as it was when `uri` was `docVersion`; null where it was not there, undefined where
     * the history does not tell.
     */
    beside(docVersion: string, uri: string, other: string): Promise<VersionedDocument | null | undefined>;
}
/** @param signal ends what is looked for in the history, with E/INTERRUPTED. */
export declare function openPastDocuments(host: Host, root: string, signal?: AbortSignal): PastDocuments;
