import type { Bundle } from '../model/bundle.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { Indexing, PositionSpec } from '../model/selector.ts';
import { type RelocationSettings } from '../relocate/settings.ts';
import { type LocateOptions } from './locate-request.ts';
import type { PastDocuments } from './past-documents.ts';
import type { FileWorkspace } from './source-workspace.ts';
/** What every request to an open workspace has in common. */
export interface LocateSession {
    readonly host: Host;
    readonly root: string;
    readonly files: FileWorkspace;
    readonly past: PastDocuments;
    readonly settings: RelocationSettings;
    readonly indexIo: Indexing;
}
interface Located {
    readonly bundle: Bundle;
    /** Why the bundle is one of an error. */
    readonly error: LanserError | undefined;
}
/** Resolves one selector; what comes of it is a bundle, whatever it is. */
export declare function locate(session: LocateSession, selector: string | PositionSpec, options: LocateOptions): Promise<Located>;
export {};
