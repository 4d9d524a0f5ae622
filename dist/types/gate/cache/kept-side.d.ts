import { type SideCheck, type SideCheckOptions } from '../side-check.ts';
import type { KeptEntry } from './side-entry.ts';
export type KeptSide = {
    readonly kind: 'kept';
    readonly side: SideCheck;
} | {
    readonly kind: 'doubtful';
    readonly reason: string;
};
/**
 * A project's check out of what was kept of it. An entry is believed only where it says that a file
 * has no diagnostics and is all within reach. Its files and folders come from the tree, and every file
 * of which it says something else is checked again, since that is what could hide head's. A server is started when it
 * is first needed; for a project without diagnostics perhaps never.
 */
export declare function keptSide(options: SideCheckOptions, entry: Extract<KeptEntry, {
    kind: 'kept';
}>): Promise<KeptSide>;
