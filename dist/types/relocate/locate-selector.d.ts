import type { Indexing, PositionSpec } from '../model/selector.ts';
import type { Location } from './candidate.ts';
import type { RelocationSettings } from './settings.ts';
import type { RelocationSource } from './source.ts';
export interface LocateOptions {
    /** What columns count that have no unit of their own. */
    readonly indexing: Indexing;
    readonly settings: RelocationSettings;
}
/**
 * Where a selector's code element is now. Source: Relocate, algorithm 1 of the Lanser-CLI paper.
 *
 * With a `docVersion` whose content can be had, the selector is read in that version and its place
 * followed from there; otherwise it is read in the workspace as it is.
 */
export declare function locateSelector(spec: PositionSpec, source: RelocationSource, options: LocateOptions): Promise<Location>;
