import type { SchemaName } from './generated/schema-list.ts';
/** The name of a published schema's file. */
export declare function schemaFileName(name: SchemaName): string;
/** The text of a published schema (JSON Schema 2020-12), byte for byte as it stands in the package. */
export declare function readSchemaText(name: SchemaName): Promise<string>;
