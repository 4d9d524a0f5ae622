// session/ is where a workspace, a server and an environment meet. It refuses to know who asks.
import type { Host } from '../model/host.ts';
import { cageOf } from '../server/pyright/launch.ts';
import { locatePyright, unpackPyright, type PyrightPackage } from '../server/pyright/package.ts';
import { startJanitor, type Janitor, type TemporaryDirectory } from '../workspace/janitor.ts';
import { resolvePython, type PythonEnvironment } from '../workspace/python-environment.ts';

/** A place to work in that leaves nothing behind. */
export interface Workbench extends AsyncDisposable {
  readonly janitor: Janitor;
  readonly scratch: TemporaryDirectory;
}

export async function openWorkbench(host: Host): Promise<Workbench> {
  const janitor = startJanitor(host);
  try {
    const scratch = await janitor.temporaryDirectory();
    return {
      janitor,
      scratch,
      async [Symbol.asyncDispose]() {
        await scratch[Symbol.asyncDispose]();
        await janitor[Symbol.asyncDispose]();
      },
    };
  } catch (error) {
    await janitor[Symbol.asyncDispose]();
    throw error;
  }
}

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

export async function findTools(options: ToolOptions): Promise<Tools> {
  const { host, scratch } = options;
  if (cageOf(host) === 'none') {
    host.log(
      `Node ${host.nodeVersion} has no permission model: what the server reads is confined by a preload only`,
    );
  }
  const [pyright, python] = await Promise.all([
    options.shippedPyright ? unpackPyright(scratch.path) : locatePyright(host, scratch.path),
    resolvePython(host, options.python, options.untrusted, options.signal),
  ]);
  return { pyright, python };
}
