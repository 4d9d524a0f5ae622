import type { Host } from '../../model/host.ts';
export interface PyrightPackage {
    /** Absolute, with links resolved. */
    readonly directory: string;
    readonly version: string;
}
/**
 * The pinned Pyright: the installed npm package where it has the pinned version, else the tarball
 * that is shipped beside this program, unpacked below `temporaryDirectory` after its integrity has
 * been checked.
 */
export declare function locatePyright(host: Host, temporaryDirectory: string): Promise<PyrightPackage>;
/** What there is of Pyright on this machine. */
export interface PyrightCondition {
    /** The version that this program is made for. */
    readonly pinned: string;
    /** The npm package beside this program, where it is the pinned one and whole. */
    readonly installed: boolean;
    /** The tarball that is shipped, against the pinned integrity. */
    readonly shipped: 'whole' | 'damaged' | 'missing';
}
export declare function pyrightCondition(): Promise<PyrightCondition>;
/** @throws LanserError E/NO_SERVER where the tarball is missing or not the pinned one. */
export declare function unpackPyright(temporaryDirectory: string): Promise<PyrightPackage>;
