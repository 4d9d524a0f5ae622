import type { BundleResolution } from '../../model/bundle.ts';
import type { Host } from '../../model/host.ts';
import { LanserError } from '../../model/lanser-error.ts';
import type { Indexing } from '../../model/selector.ts';
import { type RelocationSettings } from '../../relocate/settings.ts';
import type { LocateOptions, LocateRequest } from './locate-request.ts';
import type { PastDocuments } from '../sources/past-documents.ts';
import type { FileWorkspace, VersionedDocument } from '../sources/source-workspace.ts';
/** What every request to an open workspace has in common. */
export interface LocateSession {
    readonly host: Host;
    readonly root: string;
    readonly files: FileWorkspace;
    readonly past: PastDocuments;
    readonly settings: RelocationSettings;
    readonly indexIo: Indexing;
}
/** What became of a request's selector. */
export interface ResolvedRequest {
    readonly resolution: BundleResolution;
    /** The document that holds the place; undefined where there is no place. */
    readonly document?: VersionedDocument;
    /** Why there is none. */
    readonly error?: LanserError;
}
/** Resolves a request's selector as far as that goes. */
export declare function resolveRequest(session: LocateSession, asked: LocateRequest, options: LocateOptions & {
    readonly indexIo: Indexing;
}): Promise<ResolvedRequest>;
