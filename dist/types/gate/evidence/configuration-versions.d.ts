import type { EvidenceFinding } from '../../model/bundle.ts';
import type { ConfigurationChange } from '../../model/report.ts';
import type { ConfigurationVersions } from '../../reward/evidence/gaming-evidence.ts';
import type { TreeFiles } from '../tree-files.ts';
/** The server's configuration files that head changes, parsed as they are on both sides. */
export interface ChangedConfigurations {
    readonly versions: readonly ConfigurationVersions[];
    /** Head's that cannot be read: what they would weaken is not known. */
    readonly unreadable: readonly EvidenceFinding[];
}
/** @param scratch a folder of our own; absolute. */
export declare function changedConfigurations(changed: readonly ConfigurationChange[], before: TreeFiles, after: TreeFiles, scratch: string): Promise<ChangedConfigurations>;
