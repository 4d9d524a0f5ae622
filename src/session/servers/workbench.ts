import type { Host } from '../../model/host.ts';
import { cageOf, type Cage } from '../../server/pyright/launch.ts';
import { locatePyright, unpackPyright, type PyrightPackage } from '../../server/pyright/package.ts';
import { startJanitor, type Janitor, type TemporaryDirectory } from '../../workspace/janitor.ts';
import { readConfiguration } from '../../server/pyright/configuration.ts';
import { configuredEnvironment } from '../../server/pyright/configured-python.ts';
import { capturePython } from '../../workspace/capture-python.ts';
import type { FoundEnvironment } from '../../workspace/found-environments.ts';
import { resolvePython, type PythonEnvironment } from '../../workspace/python-environment.ts';

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
  /** The environments found for the `project` option, in use or not. */
  readonly found: readonly FoundEnvironment[];
}

export interface ToolOptions {
  readonly host: Host;
  readonly scratch: TemporaryDirectory;
  /** An interpreter or an environment's folder; default: python3 of PATH. */
  readonly python: string | undefined;
  /** Folders whose programs never run, such as the workspace. */
  readonly untrusted: readonly string[];
  /**
   * The project whose environment is selected, in the same way as by Pyright's command line. An environment
   * inside of the workspace is read, not run. Default: an interpreter outside of the workspace, regardless of
   * the project. Absolute, links resolved.
   */
  readonly project?: { readonly root: string; readonly readableRoot: string };
  /** A Pyright package from an earlier search. */
  readonly pyright?: PyrightPackage | undefined;
  /** True to use the shipped Pyright even if the npm package is installed. */
  readonly shippedPyright: boolean;
  readonly signal: AbortSignal;
}

export async function findTools(options: ToolOptions): Promise<Tools> {
  const { host, scratch } = options;
  const cage = cageOf(host);
  if (cage === 'none') {
    host.log(
      `Node ${host.nodeVersion} has no permission model: only a preloaded script limits the server's file access`,
    );
  }
  const [pyright, { python, found }] = await Promise.all([
    options.pyright ??
      (options.shippedPyright ? unpackPyright(scratch.path) : locatePyright(host, scratch.path)),
    findPython(options),
  ]);
  return { pyright, python, cage, found };
}

async function findPython(options: ToolOptions): Promise<Pick<Tools, 'python' | 'found'>> {
  const { host, python, project, untrusted, signal } = options;
  if (project === undefined) {
    return { python: await resolvePython(host, python, untrusted, signal), found: [] };
  }
  const { root, readableRoot } = project;
  const configured = configuredEnvironment(await readConfiguration(root, readableRoot), readableRoot);
  return capturePython({ host, python, root, untrusted, configured, signal });
}
