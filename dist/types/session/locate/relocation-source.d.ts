import type { RelocationSource } from '../../relocate/source.ts';
import type { PastDocuments } from '../sources/past-documents.ts';
import type { FileWorkspace, VersionedDocument } from '../sources/source-workspace.ts';
/** What one request sees: every file as it was when the request first asked for it. */
export interface RequestSource extends RelocationSource {
    document(uri: string): Promise<VersionedDocument | undefined>;
}
export declare function relocationSource(files: FileWorkspace, past: PastDocuments): RequestSource;
