import type { Host } from '../model/host.ts';
import { type PyrightPackage } from '../server/pyright/package.ts';
import { type Janitor, type TemporaryDirectory } from '../workspace/janitor.ts';
import { type PythonEnvironment } from '../workspace/python-environment.ts';
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
}
export interface ToolOptions {
    readonly host: Host;
    readonly scratch: TemporaryDirectory;
    /** An interpreter or an environment's folder; default: python3 of PATH. */
    readonly python: string | undefined;
    /** Folders whose programs are never run: the workspace. */
    readonly untrusted: readonly string[];
    /** Use the shipped Pyright even where the npm package is installed. */
    readonly shippedPyright: boolean;
    readonly signal: AbortSignal;
}
export declare function findTools(options: ToolOptions): Promise<Tools>;
