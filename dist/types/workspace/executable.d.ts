import type { Host } from '../model/host.ts';
/**
 * The first executable of one of these names on PATH, absolute. Entries that are empty, relative,
 * or inside one of the `forbidden` folders are passed over: a checkout must not bring the programs
 * that we run. The link's target is held against the folders too.
 */
export declare function findExecutable(host: Host, names: readonly string[], forbidden: readonly string[]): Promise<string | undefined>;
