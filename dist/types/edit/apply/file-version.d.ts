import { type BigIntStats } from 'node:fs';
import type { DocumentVersion } from '../../model/brand.ts';
export interface ReadFile {
    readonly stats: BigIntStats;
    readonly version: DocumentVersion;
}
/** Reads a regular file by its own name: a link is refused with ELOOP, and a FIFO does not make us wait. */
export declare function readVersion(place: string, path: string): ReadFile;
