import type { Bundle, BundleEnvironment, BundleRequest, BundleResolution, DiagnosticsFacts, ProcessReward } from '../model/bundle.ts';
import type { LanserError } from '../model/lanser-error.ts';
/** What stands in `meta` outside the hash. */
export interface VolatileMeta {
    readonly snapshot?: string | null;
    readonly timing?: Readonly<Record<string, number>>;
    readonly startedAt?: string;
}
interface Ingredients {
    readonly request: BundleRequest;
    /** How the request's selector was resolved; null for operations without one. */
    readonly resolution?: BundleResolution | null;
    readonly environment: BundleEnvironment;
    readonly volatile: VolatileMeta;
    readonly processReward?: ProcessReward | null;
}
export declare function assembleBundle(parts: Ingredients & ({
    readonly facts: DiagnosticsFacts | null;
} | {
    readonly error: LanserError;
})): Bundle;
/** The environment of a failure that happened before a server or an interpreter was known. */
export declare function bareEnvironment(platform: string): BundleEnvironment;
export {};
