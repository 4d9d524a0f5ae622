import type { BundleEdits, BundleEnvironment, BundleRequest, BundleResolution, BundleOf, Facts, ProcessReward, Truncated } from '../model/bundle.ts';
import type { BatchLine } from '../model/generated/bundle.ts';
import type { LanserError } from '../model/lanser-error.ts';
/** What stands in `meta` outside the hash. */
export interface VolatileMeta {
    readonly snapshot?: string | null;
    readonly timing?: Readonly<Record<string, number>>;
    readonly startedAt?: string;
    readonly batch?: BatchLine;
}
interface Ingredients {
    readonly request: BundleRequest;
    /** How the request's selector was resolved; null for operations without one. */
    readonly resolution?: BundleResolution | null;
    readonly environment: BundleEnvironment;
    readonly volatile: VolatileMeta;
    readonly processReward?: ProcessReward | null;
    /** What a page of facts leaves out. */
    readonly truncated?: Truncated | null;
    /** What changes; absent where the operation changes nothing. */
    readonly edits?: BundleEdits;
}
export declare function assembleBundle<F extends Facts = never>(parts: Ingredients & ({
    readonly facts: F | null;
    /** Where the facts themselves are bad news: `doctor`. */
    readonly exitCode?: number;
} | {
    readonly error: LanserError;
})): BundleOf<F>;
/** The environment of a failure that happened before a server or an interpreter was known. */
export declare function bareEnvironment(platform: string): BundleEnvironment;
export {};
