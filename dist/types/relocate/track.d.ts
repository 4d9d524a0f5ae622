import type { ResolvedPlace } from '../selector/resolution.ts';
import type { SourceDocument } from '../selector/source.ts';
import type { Candidate } from './candidate.ts';
import type { RelocationSettings } from './settings.ts';
import type { RelocationSource } from './source.ts';
/**
 * Where what stood at a place of an old document may be now, best first.
 *
 * @param structural whether the place was named, and not pointed at.
 */
export declare function track(before: SourceDocument, place: ResolvedPlace, structural: boolean, source: RelocationSource, settings: RelocationSettings): Promise<readonly Candidate[]>;
