import type { SchemaCheck } from '../../model/report.ts';
import type { WorkerLimits } from '../../session/schemas/run-in-worker.ts';
import { type SchemaTrees } from './changed-schemas.ts';
export interface SchemaSides extends SchemaTrees {
    /** What a file of head is called in base. */
    nameBefore(file: string): string;
}
/** Holds a JSON Schema of head against what it was in base; nothing to say where it is what it was. */
export declare function checkJsonSchema(sides: SchemaSides, file: string, limits: WorkerLimits): Promise<readonly SchemaCheck[]>;
