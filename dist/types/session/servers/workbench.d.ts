import type { Host } from '../../model/host.ts';
import { type PyrightPackage } from '../../server/pyright/package.ts';
import { type Janitor, type TemporaryDirectory } from '../../workspace/janitor.ts';
import type { FoundEnvironment } from '../../workspace/found-environments.ts';
import { type PythonEnvironment } from '../../workspace/python-environment.ts';
/** A place to work in that leaves nothing behind. */
export interface Workbench extends AsyncDisposable {
    readonly janitor: Janitor;
    readonly scratch: TemporaryDirectory;
}
export declare function openWorkbench(host: Host): Promise<Workbench>;
/** What a run needs once besides the code: Pyright, and one resolved Python environment. */
export interface Tools {
    readonly pyright: PyrightPackage;
    readonly python: PythonEnvironment | undefined;
    /** The environments of a project that was given, in use or not. */
    readonly found: readonly FoundEnvironment[];
}
export interface ToolOptions {
    readonly host: Host;
    readonly scratch: TemporaryDirectory;
    /** An interpreter or an environment's folder; default: python3 of PATH. */
    readonly python: string | undefined;
    /** Folders whose programs are never run: the workspace. */
    readonly untrusted: readonly string[];
    /**
     * Takes the environment that Pyright's command line would use in this project, reading one that
     * stands in the workspace; default: an interpreter outside of the workspace, whatever the project
     * says. Absolute, links resolved.
     */
    readonly project?: {
        readonly root: string;
        readonly readableRoot: string;
    };
    /** A Pyright that was found before. */
    readonly pyright?: PyrightPackage | undefined;
    /** Use the shipped Pyright even where the npm package is installed. */
    readonly shippedPyright: boolean;
    readonly signal: AbortSignal;
}
export declare function findTools(options: ToolOptions): Promise<Tools>;
