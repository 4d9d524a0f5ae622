import { type HeldTree } from '../../workspace/held-folder.ts';
import { type Identity } from '../../workspace/identity.ts';
import type { Origins } from './origins.ts';
/** What a new file gets: as any program's, or nothing before it has the attributes of another. */
export type NewFileMode = 'usual' | 'private';
/** Writes a file that was not there. `group`: the one that it would have if it was made in its place. */
export declare function writeNew(place: string, bytes: Uint8Array, mode: NewFileMode, group?: bigint): Identity;
/** The group that files get from the folder that they are made in, where that folder says so. */
export declare function inheritedGroup(path: string, earlier: Origins, tree: HeldTree): bigint | undefined;
