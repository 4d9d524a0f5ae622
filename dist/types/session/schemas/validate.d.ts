import type { SchemaContext } from '../../schema/compare/read/schema-context.ts';
import type { SchemaViolation } from '../../schema/violations.ts';
import { type WorkerLimits } from './run-in-worker.ts';
export type Validated = {
    readonly kind: 'validated';
    readonly violations: readonly SchemaViolation[];
}
/** Not within the limits. */
 | {
    readonly kind: 'undecided';
    readonly reason: string;
};
/**
 * Holds a document against a JSON Schema that is not one of lanser's, in a thread of its own.
 *
 * @throws LanserError E/SCHEMA_INVALID where the schema is none, and whatever aborts the signal.
 */
export declare function validateInWorker(document: unknown, schema: unknown, context: SchemaContext, limits: WorkerLimits): Promise<Validated>;
