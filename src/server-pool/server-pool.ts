// server-pool/ starts and restarts the servers of a workspace, and sends queries to them. It does not depend on
// the operations that need the answers.
import { anySignal } from '../model/any-signal.ts';
import type { ServerStatus } from '../model/bundle.ts';
import { abortError } from '../model/lanser-error.ts';
import type { Host } from '../model/host.ts';
import type { FileMove } from '../protocol/rename-files.ts';
import { type ServerDefinition, SHIPPED_COMMAND } from '../server/definition.ts';
import { locatePyright, type PyrightPackage } from '../server/pyright/package.ts';
import { routeKey, type Route, type Router } from '../server/routing.ts';
import { workspacePath } from '../workspace/containment.ts';
import { runProgram, type ProgramPlan } from '../workspace/run-program.ts';
import type { AnswerCache } from './answer-cache.ts';
import { genericDriver } from './generic-driver.ts';
import { pyrightDriver } from './pyright-driver.ts';
import { noProgram, noServer } from './no-server.ts';
import { openServerHost, type ServerHost } from './server-host.ts';
import type { ServerDriver } from './server-driver.ts';
import { checkoutTrust } from './checkout-trust.ts';
import { findTools, type Tools } from './find-tools.ts';
import { openWorkbench, type Workbench } from './workbench.ts';

export interface ServerPoolOptions {
  readonly host: Host;
  readonly workspaceRoot: string;
  /** The checkout around the workspace. Pyright may read all files of this checkout. */
  readonly readableRoot: string;
  /** See {@link ServerPool.routerFor}. */
  readonly routerFor: (server: string | undefined) => Router;
  readonly python: string | undefined;
  /** Returns the tools for a project (absolute path). Default: the pool finds the tools. */
  readonly toolsOf?: ((root: string) => Promise<Tools>) | undefined;
  /** The store of answers for later processes. */
  readonly answerCache: AnswerCache | undefined;
  /** See {@link ServerHostOptions.isCanonical}; default: false. */
  readonly isCanonical?: boolean | undefined;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** The servers of a workspace. Each starts when a query needs it. */
export interface ServerPool extends AsyncDisposable {
  /**
   * Returns the host of the server with this name, or of the file's primary server.
   *
   * @throws LanserError E/NO_SERVER, with the reasons, if no server is available; E/USAGE for an unknown name; the
   * errors of {@link ServerPool.hostOf}.
   */
  hostFor(file: string, server?: string): Promise<ServerHost>;
  /**
   * Returns the host of a route. The first call, or the next call after a failure, creates the host.
   *
   * @throws LanserError E/NO_SERVER if the program is missing; E/REQUEST_CANCELLED after disposal; the signal's error
   * after an abort; other errors of the driver's creation, such as E/CONFIG.
   */
  hostOf(route: Route): Promise<ServerHost>;
  /**
   * Returns the router of the server with this name, or of all servers.
   *
   * @throws LanserError E/USAGE for an unknown name.
   */
  routerFor(server: string | undefined): Router;
  /** Returns the state of each used server, and of each defined server that is not used. Does not start a server. */
  status(): Promise<readonly ServerStatus[]>;
  /** Returns the tools for the server of a project (absolute path). */
  toolsOf(root: string): Promise<Tools>;
  /** Notifies the running servers of a completed move. */
  notifyRenamed(move: FileMove): Promise<void>;
  /** Ends servers with this name, or all, and discards their answers in memory. Throws the first error at the end. */
  reload(server?: string): Promise<void>;
}

export function openServerPool(options: ServerPoolOptions): ServerPool {
  const { host, workspaceRoot, routerFor, signal } = options;
  const router = routerFor(undefined);
  const hosts = new Map<
    string,
    { readonly route: Route; readonly opening: Promise<ServerHost>; opened?: ServerHost }
  >();
  const closing = new AbortController();
  const ends = anySignal([signal, closing.signal]);
  // Failures of `bench`, `tools` and `pyright` may be temporary, so the next request tries again.
  let bench: Promise<Workbench> | undefined;
  /** The tools by project, because each project may have its own environment. */
  const tools = new Map<string, Promise<Tools>>();
  let pyright: Promise<PyrightPackage> | undefined;
  const versions = new Map<string, Promise<string | undefined>>();
  const trust = checkoutTrust(host, options.readableRoot, signal);

  const openBench = async (): Promise<Workbench> => {
    bench ??= openWorkbench(host).catch((error: unknown) => {
      bench = undefined;
      throw error;
    });
    return bench;
  };

  const reportedVersion = async (
    program: string,
    { janitor, scratch }: Workbench,
    env: Readonly<Record<string, string>>,
  ): Promise<string | undefined> => {
    const version =
      versions.get(program) ?? programVersion({ host, janitor, program, cwd: scratch.path, env, signal });
    versions.set(program, version);
    // Under load, `--version` can exceed its time limit, so a later start of the server asks for the version again.
    if ((await version) === undefined) versions.delete(program);
    return version;
  };

  const toolsOf = async (root: string): Promise<Tools> => {
    if (options.toolsOf !== undefined) return options.toolsOf(root);
    const { readableRoot } = options;
    const { scratch } = await openBench();
    pyright ??= locatePyright(host, scratch.path).catch((error: unknown) => {
      pyright = undefined;
      throw error;
    });
    const known = tools.get(root);
    if (known !== undefined) return known;
    const python = { python: options.python, root, checkout: readableRoot, trust };
    const finding = pyright.then(async (found) => findTools({ host, pyright: found, python, signal }));
    tools.set(root, finding);
    finding.catch(() => {
      if (tools.get(root) === finding) tools.delete(root);
    });
    return finding;
  };

  const makeDriver = async (route: Route): Promise<ServerDriver> => {
    const workbench = await openBench();
    const { definition, root } = route;
    const { readableRoot, timeoutMs } = options;
    if (definition.command !== SHIPPED_COMMAND) {
      const executable = await router.executable(definition);
      if (executable === undefined) throw noProgram(definition, workspaceRoot);
      // Checks the named environment for every server, because the user may have misspelled it.
      const python = options.python === undefined ? undefined : (await toolsOf(root)).python?.executable;
      return genericDriver({
        host,
        janitor: workbench.janitor,
        scratch: workbench.scratch.path,
        readVersion: async (env) => reportedVersion(executable, workbench, env),
        route,
        executable,
        python,
        workspaceRoot,
        readableRoot,
        timeoutMs,
      });
    }
    return pyrightDriver({
      host,
      ...workbench,
      ...(await toolsOf(root)),
      root,
      workspaceRoot,
      readableRoot,
      label: labelOf(route),
      timeoutMs,
      signal,
    });
  };

  const labelOf = ({ definition, root }: Route): string =>
    [definition.name, workspacePath(workspaceRoot, root)].filter(Boolean).join(' ');

  const pool: ServerPool = {
    routerFor,
    toolsOf,
    hostFor: async (file, server) => hostForFile(pool, workspaceRoot, file, server),
    async hostOf(route) {
      const key = routeKey(route);
      const running = hosts.get(key);
      if (running !== undefined) return running.opening;
      if (ends.aborted) throw abortError(ends);
      let isRestart = false;
      const opening = openServerHost({
        host,
        workspaceRoot,
        readableRoot: options.readableRoot,
        async makeDriver() {
          // A restart finds the tools again, because a changed configuration may name a different environment.
          if (isRestart) tools.delete(route.root);
          isRestart = true;
          return makeDriver(route);
        },
        answerCache: options.answerCache,
        isCanonical: options.isCanonical,
        signal,
      });
      const entry: { route: Route; opening: Promise<ServerHost>; opened?: ServerHost } = { route, opening };
      hosts.set(key, entry);
      try {
        entry.opened = await opening;
      } catch (error) {
        // The cause may be an invalid configuration, so the next call reads the configuration again.
        hosts.delete(key);
        throw error;
      }
      return opening;
    },
    async status() {
      const started = [...hosts.values()].map(({ route, opened }): ServerStatus => ({
        name: route.definition.name,
        root: workspacePath(workspaceRoot, route.root) ?? '.',
        state: opened === undefined || opened.state === 'stopped' ? 'configured' : opened.state,
        version: opened?.version ?? null,
      }));
      const others = router.definitions.filter(({ name }) => !started.some((server) => server.name === name));
      const configured = await Promise.all(
        others.map(async (definition): Promise<ServerStatus> => ({
          name: definition.name,
          root: '.',
          state: await stateOf(router, definition),
          version: null,
        })),
      );
      return [...started, ...configured];
    },
    async notifyRenamed(move) {
      for (const { opened } of hosts.values()) await opened?.notifyRenamed(move);
    },
    async reload(server) {
      tools.clear();
      const requested = [...hosts.values()].filter(
        ({ route }) => server === undefined || route.definition.name === server,
      );
      const reloaded = await Promise.allSettled(
        requested.map(async ({ opening }) => (await opening).reload()),
      );
      const failed = reloaded.find((one) => one.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
    },
    async [Symbol.asyncDispose]() {
      closing.abort();
      for (const { opening } of hosts.values())
        await (await opening.catch(() => undefined))?.[Symbol.asyncDispose]();
      await (await bench?.catch(() => undefined))?.[Symbol.asyncDispose]();
    },
  };
  return pool;
}

/** Implements {@link ServerPool.hostFor}. */
export async function hostForFile(
  pool: Pick<ServerPool, 'routerFor' | 'hostOf'>,
  workspaceRoot: string,
  file: string,
  server: string | undefined,
): Promise<ServerHost> {
  const router = pool.routerFor(server);
  const route = await router.primary(file);
  if (route === undefined) throw await noServer(router, file, workspaceRoot);
  return pool.hostOf(route);
}

async function stateOf(router: Router, definition: ServerDefinition): Promise<ServerStatus['state']> {
  if (definition.disabled) return 'disabled';
  if (definition.command === SHIPPED_COMMAND) return 'configured';
  return (await router.executable(definition)) === undefined ? 'missing' : 'configured';
}

const TIMEOUT_MS = 5000;
const VERSION = /\d+\.\d+\.\d+[\w.+-]*/u;

/** Runs a program with `--version`. Returns the version, such as `1.2.3`; undefined without one or after an error. */
async function programVersion(
  request: Omit<ProgramPlan, 'args' | 'name' | 'timeoutMs'>,
): Promise<string | undefined> {
  const named = { ...request, name: request.program, args: ['--version'], timeoutMs: TIMEOUT_MS };
  try {
    const { stdout, stderr } = await runProgram(named);
    return VERSION.exec(stdout)?.[0] ?? VERSION.exec(stderr)?.[0];
  } catch {
    return undefined;
  }
}
