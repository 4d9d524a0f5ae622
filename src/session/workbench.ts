// session/ is where a workspace, a server and an environment meet. It refuses to know who asks.
import type { Host } from '../model/host.ts';
import { cageOf } from '../server/pyright/launch.ts';
import { locatePyright, unpackPyright, type PyrightPackage } from '../server/pyright/package.ts';
import { startJanitor, type Janitor, type TemporaryDirectory } from '../workspace/janitor.ts';
import { resolvePython, type PythonEnvironment } from '../workspace/python-environment.ts';

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

export async function openWorkbench(options: WorkbenchOptions): Promise<Workbench> {
  const { host } = options;
  if (cageOf(host) === 'none') {
    host.log(`Node ${host.nodeVersion} has no permission model: what the server reads is not confined`);
  }
  const janitor = startJanitor(host);
  try {
    const scratch = await janitor.temporaryDirectory();
    const dispose = async (): Promise<void> => {
      await scratch[Symbol.asyncDispose]();
      await janitor[Symbol.asyncDispose]();
    };
    try {
      const [pyright, python] = await Promise.all([
        options.shippedPyright === true ? unpackPyright(scratch.path) : locatePyright(host, scratch.path),
        resolvePython(host, options.python, options.untrusted, options.signal),
      ]);
      return { janitor, scratch, pyright, python, [Symbol.asyncDispose]: dispose };
    } catch (error) {
      await scratch[Symbol.asyncDispose]();
      throw error;
    }
  } catch (error) {
    await janitor[Symbol.asyncDispose]();
    throw error;
  }
}
