import type { SchemaComparison } from '../../model/comparison.ts';
import type { CompareOptions } from '../../schema/compare/compare-schemas.ts';
import { type WorkerLimits } from './run-in-worker.ts';
/**
 * Compares two JSON Schemas (draft-04 to 2020-12, formats asserted) by the documents that they accept,
 * in a thread of its own. `compatible` is proved, `breaking` is shown by a document that ajv has
 * confirmed, and what can be neither, within the limits, is `undecided`.
 *
 * @throws LanserError E/SCHEMA_INVALID where one of them is no JSON Schema, and whatever aborts the signal.
 */
export declare function compareJsonSchemas(old: unknown, next: unknown, options?: CompareOptions, limits?: WorkerLimits): Promise<SchemaComparison>;
