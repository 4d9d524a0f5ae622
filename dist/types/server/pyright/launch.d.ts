import type { Host } from '../../model/host.ts';
import type { LaunchPlan } from '../../lsp/server-process.ts';
import type { PythonEnvironment } from '../../workspace/python-environment.ts';
export type Cage = 'permission-model' | 'none';
export interface PyrightLaunch {
    readonly host: Host;
    /** Folder of the Pyright package. */
    readonly packageDirectory: string;
    /** The tree that Pyright may read, and where it runs; absolute, links resolved. */
    readonly readableRoot: string;
    /** An empty folder for the server's HOME and TMPDIR. */
    readonly home: string;
    readonly python: PythonEnvironment | undefined;
}
/** Node has the permission model without a warning or a prefix since version 23.5. */
export declare function cageOf(host: Host): Cage;
/** Pyright's own entry point (run as `dist/pyright.js` it does not find its typeshed), caged. */
export declare function pyrightLaunch(options: PyrightLaunch): LaunchPlan;
