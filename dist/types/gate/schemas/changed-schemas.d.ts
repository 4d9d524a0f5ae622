import type { TreeChange } from '../../git/tree-changes.ts';
import type { SchemaDifference } from '../../model/comparison.ts';
import { type TreeFiles } from '../tree-files.ts';
/** A JSON Schema that differs between two trees; null where a side does not have it. */
export interface SchemaChange {
    readonly name: string;
    readonly oldName: string | null;
    readonly newName: string | null;
}
/** Of a schema that head has no longer. */
export declare const GONE: SchemaDifference;
export interface SchemaTrees {
    readonly before: TreeFiles;
    readonly after: TreeFiles;
}
/**
 * The JSON Schemas that changed, by the word of either side (`$schema`) or by their name
 * (`*.schema.json`): those that are asked for, whatever they are called, or all.
 */
export declare function changedSchemas(trees: SchemaTrees, changes: readonly TreeChange[], asked: readonly string[]): Promise<readonly SchemaChange[]>;
/** Whether either side of a file is a JSON Schema, by its word or by its name. */
export declare function isSchemaOn({ before, after }: SchemaTrees, { oldName, newName }: Pick<SchemaChange, 'oldName' | 'newName'>): Promise<boolean>;
/** Whether a document says that it is a JSON Schema. */
export declare function saysSo(document: unknown): boolean;
