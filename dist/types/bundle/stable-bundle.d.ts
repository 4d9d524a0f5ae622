import type { Bundle } from '../model/bundle.ts';
/** A bundle without what differs from run to run: times, and what only this machine knows. */
export declare function stableBundle(bundle: Bundle): Bundle;
