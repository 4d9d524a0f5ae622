import type { Host } from '../model/host.ts';
/** What one interpreter says of itself, asked once, in isolated mode. */
export interface PythonEnvironment {
    /** Absolute path of the interpreter. */
    readonly executable: string;
    readonly prefix: string;
    /** `sys.version_info` as five members. */
    readonly versionInfo: readonly [number, number, number, string, number];
    /** Existing folders of `sys.path` in order, the user's site folder included; absolute. */
    readonly importPaths: readonly string[];
    /** `name-version` of the installed distributions, sorted by code unit, without repeats. */
    readonly packages: readonly string[];
}
/**
 * Finds the interpreter (`python`, a file or an environment's folder, or else python3 and python of
 * PATH) and asks it. Nothing inside the `forbidden` folders is ever run.
 *
 * @returns undefined where there is no interpreter at all.
 * @throws LanserError E/USAGE where `python` is inside a forbidden folder or does not run.
 */
export declare function resolvePython(host: Host, python: string | undefined, forbidden: readonly string[], signal: AbortSignal): Promise<PythonEnvironment | undefined>;
/** What an interpreter may see of our environment: nothing secret, nothing that directs Python. */
export declare function interpreterEnvironment(host: Host): Record<string, string | undefined>;
