import { type SchemaName } from './generated/schema-list.ts';
import type { SchemaViolation } from './violations.ts';
/** Which schema a document is meant for. */
export type Recognised = {
    readonly kind: 'ours';
    readonly name: SchemaName;
}
/** It is a JSON Schema itself. */
 | {
    readonly kind: 'meta';
    readonly uri: string;
} | {
    readonly kind: 'unknown';
    readonly violation: SchemaViolation;
};
/** By `$schema`, else by the name of its file, else by its shape. */
export declare function recognise(document: unknown, fileName?: string): Recognised;
