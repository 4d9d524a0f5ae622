import type { DocumentVersion } from '../../model/brand.ts';
import type { Identity } from '../../workspace/identity.ts';
/**
 * One change of the tree that the system makes as a whole. Paths count from the anchor. The number of an
 * operation names its files in the stage: `new/N` is put into the tree, `old/N` was taken from it.
 */
export type Operation = {
    readonly kind: 'mkdir';
    readonly path: string;
} | {
    readonly kind: 'replace';
    readonly path: string;
    readonly old: Identity;
    readonly fresh: Identity;
    readonly before: DocumentVersion;
    readonly after: DocumentVersion;
    /** The original cannot have a second name: it is moved aside, and back. */
    readonly aside: boolean;
} | {
    readonly kind: 'create';
    readonly path: string;
    readonly fresh: Identity;
    readonly after: DocumentVersion;
}
/** `entry` is null for a folder that the same edit made. */
 | {
    readonly kind: 'move';
    readonly from: string;
    readonly to: string;
    readonly entry: Identity | null;
    readonly folder: boolean;
} | {
    readonly kind: 'remove';
    readonly path: string;
    readonly entry: Identity | null;
    readonly folder: boolean;
};
/** One operation among all of a journal. */
export interface Recorded {
    readonly operation: Operation;
    readonly slot: number;
}
/** What comes from where, before the tree has been looked at. */
export type Draft = {
    readonly kind: 'mkdir';
    readonly path: string;
} | {
    readonly kind: 'replace';
    readonly path: string;
    readonly before: DocumentVersion;
    readonly bytes: Uint8Array;
} | {
    readonly kind: 'create';
    readonly path: string;
    readonly bytes: Uint8Array;
} | {
    readonly kind: 'move';
    readonly from: string;
    readonly to: string;
} | {
    readonly kind: 'remove';
    readonly path: string;
};
/** Whether a path stays below the folder that it counts from, and out of what is Git's. */
export declare function isTreePath(value: unknown): value is string;
/** The paths that an operation is about, the one that it ends at last. */
export declare function pathsOf(operation: Operation | Draft): readonly [string, ...string[]];
