import type { History } from './history.ts';
import type { OpenDocuments } from './open-documents.ts';
import type { VersionedDocument } from './source-workspace.ts';
/** Documents as they were. */
export interface PastDocuments {
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
/** `documents` remembers what the syntax of each version says. */
export declare function pastDocuments(history: History, documents: OpenDocuments): PastDocuments;
