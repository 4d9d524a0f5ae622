import type { Plan, PlannedFile } from '../../model/plan.ts';
/**
 * What a plan makes of a file's bytes; of none for a file that it creates.
 *
 * @throws LanserError E/SCHEMA_INVALID where its edits are none of this file.
 */
export declare function bytesAfter({ uri, edits }: PlannedFile, bytes: Uint8Array | undefined, positionEncoding: Plan['positionEncoding']): Uint8Array;
