import type { TreeChange } from '../../git/tree-changes.ts';
import type { Host } from '../../model/host.ts';
import type { SchemaCheck } from '../../model/report.ts';
import type { TreeFiles } from '../tree-files.ts';
export interface SchemaCheckInput {
    readonly host: Host;
    readonly before: TreeFiles;
    readonly after: TreeFiles;
    readonly changes: readonly TreeChange[];
    readonly globs: readonly string[] | undefined;
    /** For each schema. */
    readonly timeoutMs: number;
    readonly signal: AbortSignal;
}
/**
 * Holds the artifacts that head has committed against their schemas, and the JSON Schemas that the
 * change touches against what they were: every changed JSON file that is one by the word of either side
 * or by its name. By path.
 */
export declare function checkSchemas(input: SchemaCheckInput): Promise<readonly SchemaCheck[]>;
