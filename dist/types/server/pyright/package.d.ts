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
/** @throws LanserError E/NO_SERVER where the tarball is missing or not the pinned one. */
export declare function unpackPyright(temporaryDirectory: string): Promise<PyrightPackage>;
