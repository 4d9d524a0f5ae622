import { type SideCheck, type SideCheckOptions } from '../side-check.ts';
import type { SideCache } from './side-cache.ts';
/** Base's check, and whether it comes out of a cache. */
export interface BaseSide extends SideCheck {
    readonly isKept: boolean;
}
/** Checks base, or takes what was kept of it; keeps what was checked. */
export declare function baseSide(options: SideCheckOptions, cache: SideCache, key: string): Promise<BaseSide>;
