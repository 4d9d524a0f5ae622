import type { ResolutionCandidate, ResolvedTarget } from '../../model/bundle.ts';
import type { Candidate } from '../../relocate/candidate.ts';
import type { ResolvedPlace } from '../../selector/resolution.ts';
import type { RequestSource } from './relocation-source.ts';
import type { VersionedDocument } from '../sources/source-workspace.ts';
/** Turns places of one request into what stands in its bundle. */
export interface LocatedPlaces {
    document(uri: string): Promise<VersionedDocument>;
    moduleName(uri: string): Promise<string | undefined>;
    target(place: ResolvedPlace): Promise<ResolvedTarget>;
    candidate(candidate: Candidate): Promise<ResolutionCandidate>;
}
export declare function locatedPlaces(root: string, source: RequestSource): LocatedPlaces;
