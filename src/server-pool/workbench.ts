import type { Host } from '../model/host.ts';
import { cageOf, type Cage } from '../server/pyright/launch.ts';
import { locatePyright, unpackPyright, type PyrightPackage } from '../server/pyright/package.ts';
import { startJanitor, type Janitor, type TemporaryDirectory } from '../workspace/janitor.ts';
import { readConfiguration } from '../server/pyright/configuration.ts';
import { configuredEnvironment } from '../server/pyright/configured-python.ts';
import { capturePython, type CaptureOptions, type PythonCapture } from '../workspace/capture-python.ts';
import type { PythonEnvironment } from '../workspace/python-environment.ts';

/** A temporary folder, and the janitor that removes it. */
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

/** The Pyright package and the Python environment of a run. */
export interface Tools {
  readonly pyright: PyrightPackage;
  readonly python: PythonEnvironment | undefined;
  /** The confinement of the server. */
  readonly cage: Cage;
}

export interface ToolOptions {
  readonly host: Host;
  readonly scratch: TemporaryDirectory;
  /** The project whose environment is chosen. */
  readonly python: Omit<CaptureOptions, 'configured' | 'host' | 'signal'>;
  /** A Pyright package from an earlier search. */
  readonly pyright?: PyrightPackage | undefined;
  /** True to use the shipped Pyright even if the npm package is installed. */
  readonly shippedPyright: boolean;
  readonly signal: AbortSignal;
}

export async function findTools(options: ToolOptions): Promise<Tools> {
  const [{ pyright, cage }, { python }] = await Promise.all([findServer(options), findPython(options)]);
  return { pyright, cage, python };
}

async function findPython({ host, python, signal }: ToolOptions): Promise<PythonCapture> {
  const { root, checkout } = python;
  const configured = configuredEnvironment(await readConfiguration(root, checkout), checkout);
  return capturePython({ ...python, host, configured, signal });
}

/** Finds the Pyright package, and the cage that this Node offers it. */
export async function findServer({
  host,
  scratch,
  pyright,
  shippedPyright,
}: Pick<ToolOptions, 'host' | 'scratch' | 'pyright' | 'shippedPyright'>): Promise<Omit<Tools, 'python'>> {
  const cage = cageOf(host);
  if (cage === 'none') {
    host.log(
      `Node ${host.nodeVersion} has no permission model: only a preloaded script limits the server's file access`,
    );
  }
  const found =
    pyright ?? (await (shippedPyright ? unpackPyright(scratch.path) : locatePyright(host, scratch.path)));
  return { pyright: found, cage };
}
