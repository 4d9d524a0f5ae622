import type { ContentHash } from '../model/brand.ts';
import type { Bundle } from '../model/bundle.ts';
/** The part of a bundle that its id covers; everything else may differ between equal runs. */
export declare function hashDomain(bundle: Omit<Bundle, 'bundleId'>): Readonly<Record<string, unknown>>;
/** `bundleId` of a bundle: SHA-256 over the canonical form of its hash domain. */
export declare function bundleIdOf(bundle: Omit<Bundle, 'bundleId'>): ContentHash;
