/** The name of a published schema. */
export type SchemaName = 'batch' | 'bundle' | 'config' | 'plan' | 'proposal' | 'report' | 'selector' | 'trace' | 'training-record';
/** What a published schema says of itself. */
export interface SchemaEntry {
    readonly name: SchemaName;
    readonly version: string;
    /** Its `$id`. */
    readonly id: string;
    readonly title: string;
}
/** The published schemas, by name. */
export declare const SCHEMAS: readonly SchemaEntry[];
