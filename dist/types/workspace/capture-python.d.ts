import type { Host } from '../model/host.ts';
import { type ConfiguredEnvironment } from './configured-environment.ts';
import { type FoundEnvironment } from './found-environments.ts';
import type { PythonEnvironment } from './python-environment.ts';
export interface CaptureOptions {
    readonly host: Host;
    /** An interpreter or an environment's folder; default: as Pyright's command line chooses. */
    readonly python: string | undefined;
    /** The project's folder; absolute, links resolved. */
    readonly root: string;
    /** Folders whose programs are never run: the checkout; absolute, links resolved. */
    readonly untrusted: readonly string[];
    /** What the server's configuration names. */
    readonly configured: ConfiguredEnvironment | undefined;
    readonly signal: AbortSignal;
}
export interface CapturedPython extends PythonEnvironment {
    /** What chose it: `--python`, `venvPath` and `venv`, or the first interpreter of PATH. */
    readonly source: 'option' | 'pyright-configuration' | 'path';
}
export interface PythonCapture {
    /** Undefined where Pyright's command line would check without an interpreter. */
    readonly python: CapturedPython | undefined;
    readonly found: readonly FoundEnvironment[];
}
/**
 * The Python environment that Pyright's command line would use in this project and this shell.
 * Nothing inside of the untrusted folders is run: environments that stand there are read.
 *
 * @throws LanserError E/USAGE where `python` is of no use, E/CONFIG where the configured environment
 * cannot be read, E/INTERRUPTED.
 */
export declare function capturePython(options: CaptureOptions): Promise<PythonCapture>;
