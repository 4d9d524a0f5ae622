import type { TreeChange } from '../../git/tree-changes.ts';
import type { TreeFiles } from './tree-files.ts';
/** A JSON Schema that differs between two trees; undefined where a side does not have it. */
export interface SchemaChange {
    readonly name: string;
    readonly oldName: string;
    readonly old: unknown;
    readonly next: unknown;
}
/**
 * The JSON Schemas that changed, by their own word (`$schema`) or by their name (`*.schema.json`): those
 * that are asked for, whatever they are called, or all.
 */
export declare function changedSchemas({ before, after }: {
    readonly before: TreeFiles;
    readonly after: TreeFiles;
}, changes: readonly TreeChange[], asked: readonly string[]): Promise<readonly SchemaChange[]>;
/** Whether a document says that it is a JSON Schema. */
export declare function saysSo(document: unknown): boolean;
