import type { SchemaViolation } from './violations.ts';
/** What JSON cannot say and another format can: dates, infinities, lists that hold themselves. */
export declare function foreignValues(value: unknown): readonly SchemaViolation[];
