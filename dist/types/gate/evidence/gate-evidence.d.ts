import type { EvidenceFinding } from '../../model/bundle.ts';
import type { TreeChange } from '../../git/tree-changes.ts';
import type { Evidence } from '../../model/report.ts';
import { type ConfigurationVersions } from '../../reward/evidence/gaming-evidence.ts';
import type { TreeFiles } from '../tree-files.ts';
export interface EvidenceInput {
    readonly before: TreeFiles;
    readonly after: TreeFiles;
    readonly changes: readonly TreeChange[];
    readonly configurations: readonly ConfigurationVersions[];
    /** Code that the server does not look at any more. */
    readonly unreachable: readonly EvidenceFinding[];
    /** The files that were checked on each side; undefined where a side could not be. */
    readonly checked: {
        readonly before: ReadonlySet<string>;
        readonly after: ReadonlySet<string>;
    } | undefined;
}
/** What is shown beside the counts; what belongs to configurations apart. */
export interface GateEvidence extends Required<Pick<Evidence, 'files' | 'suppressions'>> {
    readonly weakened: readonly EvidenceFinding[];
}
/** What head does that makes counts better without making code better. It shows, and judges nothing. */
export declare function gateEvidence({ before, after, changes, configurations, unreachable, checked, }: EvidenceInput): Promise<GateEvidence>;
