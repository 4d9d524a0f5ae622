import type { EvidenceFinding } from '../../model/bundle.ts';
import { type Settings } from './weaker-settings.ts';
/** The sources of one side: uri to text. */
export type Sources = ReadonlyMap<string, string>;
/** A configuration of Pyright's, parsed; null: it is not there. */
export interface ConfigurationVersions {
    readonly uri: string;
    readonly before: Settings | null;
    readonly after: Settings | null;
}
export interface EvidenceInput {
    readonly before: Sources;
    readonly after: Sources;
    readonly configurations?: readonly ConfigurationVersions[] | undefined;
    /** Whether a file that moved is checked no more; default: none is. */
    readonly isLost?: ((from: string, to: string) => boolean) | undefined;
}
export interface GamingEvidence {
    /** By file and place. */
    readonly findings: readonly EvidenceFinding[];
    /** Suppressions, casts and the like that are gone; ranges are those of before. */
    readonly removed: readonly EvidenceFinding[];
    /** How many diagnostics the suppressions that were added say that they hide. */
    readonly hidden: number;
}
/**
 * What has been done between two versions of sources that makes counts better without making code better. What
 * is alike on both sides may be left out of both. It shows, and judges nothing: each of these may be right.
 */
export declare function gamingEvidence(input: EvidenceInput): Promise<GamingEvidence>;
/** By file, what is about the whole file first, then by place. */
export declare function compareFindings(left: EvidenceFinding, right: EvidenceFinding): number;
