import type { Host } from '../model/host.ts';
import { type PyrightPackage } from '../server/pyright/package.ts';
import { type Janitor, type TemporaryDirectory } from '../workspace/janitor.ts';
import { type PythonEnvironment } from '../workspace/python-environment.ts';
/** What one run needs once: a temporary folder, Pyright, and one resolved Python environment. */
export interface Workbench extends AsyncDisposable {
    readonly janitor: Janitor;
    readonly scratch: TemporaryDirectory;
    readonly pyright: PyrightPackage;
    readonly python: PythonEnvironment | undefined;
}
export interface WorkbenchOptions {
    readonly host: Host;
    /** An interpreter or an environment's folder; default: python3 of PATH. */
    readonly python?: string | undefined;
    /** Folders whose programs are never run: the workspace. */
    readonly untrusted: readonly string[];
    /** Use the shipped Pyright even where the npm package is installed. */
    readonly shippedPyright?: boolean;
    readonly signal: AbortSignal;
}
export declare function openWorkbench(options: WorkbenchOptions): Promise<Workbench>;
