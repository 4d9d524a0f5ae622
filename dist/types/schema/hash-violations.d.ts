import type { SchemaViolation } from './violations.ts';
/** Whether the id of a valid bundle or plan is the one of what it covers. */
export declare function hashViolations(schema: string, document: unknown): readonly SchemaViolation[];
