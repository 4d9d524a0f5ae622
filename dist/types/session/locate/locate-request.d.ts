import type { BundleRequest } from '../../model/bundle.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { type Indexing, type PositionSpec, type SelectorKind } from '../../model/selector.ts';
export interface LocateOptions {
    /** Makes a selector of this kind for the resolved place: `resolution.selector`. */
    readonly as?: SelectorKind | undefined;
    /** Keeps the resolved document in `.lanser/objects`, so that `docVersion` lasts without a commit. */
    readonly keep?: boolean | undefined;
    /** What columns of the selector count where it does not say: default the configuration's, else utf-16. */
    readonly indexIo?: Indexing | undefined;
    /** How many candidates are shown; default the configuration's, else 5. */
    readonly topK?: number | undefined;
}
/** What was asked for, as it stands in the bundle. */
export interface LocateRequest {
    readonly request: BundleRequest;
    readonly original: string;
    /** The selector as it is resolved; or why it cannot be. */
    readonly selector: PositionSpec | LanserError;
}
/** Reads a request; `root` is the workspace's folder, absolute. */
export declare function locateRequest(root: string, selector: string | PositionSpec, { as, indexIo, topK }: LocateOptions): Promise<LocateRequest>;
/** @throws LanserError E/INDEXING_UNSUPPORTED, E/USAGE: what only an untyped caller can ask for. */
export declare function checkOptions({ as, indexIo, topK }: LocateOptions): void;
/** @throws LanserError E/INDEXING_UNSUPPORTED. */
export declare function indexingOf(name: string): Indexing;
