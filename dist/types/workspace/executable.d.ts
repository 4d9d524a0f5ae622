import type { Host } from '../model/host.ts';
/**
 * The first executable of one of these names on PATH, absolute. Entries that are empty, relative,
 * or inside one of the `forbidden` folders are passed over: a checkout must not bring the programs
 * that we run. Neither does it by a link: not into such a folder, and not through one.
 */
export declare function findExecutable(host: Host, names: readonly string[], forbidden: readonly string[]): Promise<string | undefined>;
/** Whether a program stands in one of these folders, by its own path or by what its links lead to. */
export declare function isProgramInside(program: string, folders: readonly string[]): Promise<boolean>;
/** Whether a file is there that we may run. */
export declare function isExecutable(file: string): Promise<boolean>;
/** PATH without what `findExecutable` passes over: programs that are scripts look others up there. */
export declare function pathOutside(host: Host, forbidden: readonly string[]): Promise<string>;
