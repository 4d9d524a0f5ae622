import type { SchemaCheck } from '../../model/report.ts';
import type { WorkerLimits } from '../../session/schemas/run-in-worker.ts';
import { type TreeFiles } from '../tree-files.ts';
/** Holds the documents of a file against their schemas: lanser's own, or one of the same tree. */
export declare function checkArtifact(files: TreeFiles, file: string, limits: WorkerLimits): Promise<readonly SchemaCheck[]>;
