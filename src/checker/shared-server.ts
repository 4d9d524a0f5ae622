import path from 'node:path';
import { anySignal } from '../model/any-signal.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Host } from '../model/host.ts';
import { abortError, isStopped, LanserError } from '../model/lanser-error.ts';
import { recentValues } from '../model/recent-values.ts';
import { readWriteLock } from '../server-pool/read-write-lock.ts';
import type { PyrightOptions } from '../server-pool/pyright-server.ts';
import type { Workbench } from '../server-pool/workbench.ts';
import type { FileContents } from '../trees/tree-image.ts';
import { openChecker, type Checker, type LazyChecker } from './checker.ts';
import {
  checkSide,
  projectRoot,
  type CheckSide,
  type SideCheck,
  type SideCheckOptions,
  type TreeCheckOptions,
} from './side-check.ts';
import { placesOf, rewrite, unsupportedChange, type LiveServer } from './live-server.ts';
import { baseKey, inFolder, serverKey } from './server-options.ts';
import { heapLimit, sourcesIn } from './server-memory.ts';
import { serverTree } from './server-tree.ts';

/**
 * A server that gates or comparisons use one after the other. Its program is the set of parsed files and evaluated
 * types. The result of `checkSide` does not depend on earlier checks. Installed packages must not change before the
 * disposal.
 */
export interface SharedServer extends AsyncDisposable {
  readonly checkSide: CheckSide;
  /** Starts the server on a tree. After a failure, ends it and does not throw: the next check starts it again. */
  start(given: TreeCheckOptions): Promise<void>;
  /** The absolute path of a folder: the tree of the last check or `start`, with later changes by `diagnoseMore`. */
  readonly tree: string;
  /**
   * Writes and deletes sources in `tree`. In the running program, checks `files` and the written sources that belong
   * to the project. Returns undefined if this is impossible, for example without a running program, or if
   * `files` contains a file outside of the project. The result can depend on earlier checks.
   */
  diagnoseMore(contents: FileContents, files?: readonly string[]): Promise<readonly Diagnostic[] | undefined>;
  /** Like `checkSide`, but reuses a program that has read this tree. The result can depend on earlier checks. */
  readonly checkMore: CheckSide;
}

export interface SharedServerOptions {
  /** Contains the temporary folder for the server's tree. */
  readonly workbench: Workbench;
  /** The signal that ends the server for all gates. Do not pass the signal of a single gate. */
  readonly signal: AbortSignal;
  /** The heap setting of the server. Default: `growing`. */
  readonly heap?: SideCheckOptions['heap'];
  /** The number of servers that run at the same time and share the memory. Default: 1. */
  readonly servers?: number | undefined;
}

/**
 * Creates a server whose folder gets the checked trees in turn. `checkSide` checks all files in a new program, which
 * gives the same results as a new process (docs/adr/0005). For selected files, it can keep the program if Pyright can
 * follow all changes since the last check. Pyright then evaluates all types again (docs/adr/0016).
 */
export function sharedServer(shared: SharedServerOptions): SharedServer {
  const { workbench, heap = 'growing', servers = 1 } = shared;
  const closing = new AbortController();
  const signal = anySignal([shared.signal, closing.signal]);
  const lock = readWriteLock();
  const mirror = serverTree(path.join(workbench.scratch.path, 'server', 'tree'));
  const { path: tree, changed, nameOf } = mirror;
  // Contains several checks of base, because each candidate for head may need a check of different files of base.
  const baseChecks = recentValues<SideCheck>(32);
  let live: LiveServer | undefined;
  let progress: Host['progress'] = () => {};
  const forShared = (given: SideCheckOptions): SideCheckOptions => ({
    ...inFolder(given, tree),
    heap,
    // Gates share the server, so progress is reported to the current gate.
    host: { ...given.host, progress: (step) => progress(step) },
  });
  const forChecker = (options: SideCheckOptions): PyrightOptions & Workbench => ({
    ...options,
    ...workbench,
    root: projectRoot(options),
    signal,
  });

  /** Puts the tree of base or head into the server's folder, then runs `work`. */
  async function withTree<T>({ readableRoot, image }: TreeCheckOptions, work: () => Promise<T>): Promise<T> {
    const end = await lock.take(true);
    try {
      // If `mirror.image` is empty, `replace` deletes the folder, which may be the server's working directory.
      if (mirror.image.size === 0) await discard();
      await mirror.replace(image, readableRoot);
      return await work();
    } finally {
      end();
    }
  }

  async function discard(): Promise<void> {
    const { checker } = live ?? {};
    live = undefined;
    await checker?.[Symbol.asyncDispose]();
  }

  async function launch(given: PyrightOptions): Promise<Checker> {
    const available = given.host.availableMemory() / servers;
    const maxHeapMiB = given.maxHeapMiB ?? heapLimit(sourcesIn(mirror.image).length, available);
    return openChecker({ ...given, maxHeapMiB });
  }

  /** Returns a checker with a new program for the current tree. */
  async function fresh(options: SideCheckOptions): Promise<Checker> {
    const given = forChecker(options);
    const key = await serverKey(given);
    if (live !== undefined && live.key !== key) await discard();
    const known = live?.files;
    const checker =
      live === undefined
        ? await launch(given)
        : live.isUsed || changed.size > 0
          ? await live.checker.startOver(options.label, signal)
          : live.checker;
    const hasOnlyContents = ![...changed.values()].includes(false);
    const files = hasOnlyContents ? known : undefined;
    const state = { files, opened: new Set<string>(), isUsed: false, isFresh: true, hasOtherFiles: false };
    return use({ key, root: given.root, checker, ...state });
  }

  /** Returns a checker without evaluated types. If possible, keeps the program instead of parsing all files again. */
  async function unevaluated(options: SideCheckOptions): Promise<Checker> {
    const { only } = options;
    const reason =
      only === undefined
        ? 'all files are checked'
        : live?.files === undefined
          ? 'no program has read the files'
          : live.hasOtherFiles
            ? 'the list of files or a file outside of the project has changed'
            : reasonOf(await unsupportedChange(live, mirror, only));
    if (live === undefined || reason !== undefined) {
      options.host.log(`${options.label}: a fresh program, because ${reason}`);
      return fresh(options);
    }
    if (live.key !== (await serverKey(forChecker(options)))) return fresh(options);
    const outside = [...changed.keys()].filter((name) => live?.files?.has(name) === false);
    if (!(await live.checker.announce({ changed: placesOf(mirror, outside), created: [], deleted: [] })))
      return fresh(options);
    const checker = await live.checker.evaluateAnew(options.label, signal);
    const isFresh = !live.isUsed && changed.size === 0;
    return use({ ...live, checker, opened: new Set(), isFresh });
  }

  /**
   * Returns a checker that keeps the evaluated types if the running program has the same {@link serverKey}, and has
   * read exactly the current tree. Otherwise, does the same as {@link unevaluated}.
   */
  async function running(options: SideCheckOptions): Promise<Checker> {
    const server = live;
    if (server?.files === undefined || changed.size > 0) return unevaluated(options);
    if (server.key !== (await serverKey(forChecker(options)))) return unevaluated(options);
    const { checker } = server;
    server.isFresh = false;
    return {
      ...checker,
      workspaceFiles: async () => checker.includedFiles(),
      async diagnose(files) {
        server.opened = new Set([...server.opened, ...files.map(nameOf)]);
        return checker.diagnoseMore(files, false);
      },
      [Symbol.asyncDispose]: async () => {},
    };
  }

  function reasonOf(changedEntry: string | undefined): string | undefined {
    return changedEntry === undefined ? undefined : `${JSON.stringify(changedEntry)} has changed`;
  }

  function use(server: LiveServer): Checker {
    live = server;
    changed.clear();
    const { checker } = server;
    return {
      ...checker,
      async workspaceFiles() {
        const found = await checker.workspaceFiles();
        server.files = new Set(found.files.map(nameOf));
        return found;
      },
      async diagnose(files, scope, record) {
        server.opened = new Set(files.map(nameOf));
        server.isUsed = true;
        return checker.diagnose(files, scope, record);
      },
      [Symbol.asyncDispose]: async () => {},
    };
  }

  /**
   * Runs `work`. After a failure, ends the server. If its program was used in an earlier check, which may be the
   * cause, runs the work once more with a new server. Does not repeat work after a timeout, after a stop by the user
   * or the caller, or after an error that is not a LanserError.
   */
  async function attempt<T>(work: () => Promise<T>): Promise<T> {
    const isUsed = live?.isUsed === true;
    try {
      return await work();
    } catch (error) {
      await discard();
      const isRepeated = isUsed && error instanceof LanserError && error.code !== 'E/LS_TIMEOUT';
      if (!isRepeated || isStopped(error)) throw error;
      return attempt(work);
    }
  }

  async function check(given: SideCheckOptions, first = unevaluated): Promise<SideCheck> {
    const options = forShared(given);
    const again = { ...options, label: `${options.label} again` };
    let isFresh = false;
    const lazy: LazyChecker = {
      async get() {
        const checker = await first(options);
        isFresh = live?.isFresh === true;
        return checker;
      },
      startOver: async () => fresh(again),
      evaluateAnew: async (files) =>
        isFresh ? unevaluated({ ...again, only: new Set(files.map(nameOf)) }) : fresh(again),
      [Symbol.asyncDispose]: async () => {},
    };
    return attempt(async () => checkSide(options, lazy));
  }

  async function checkBase(given: TreeCheckOptions): Promise<SideCheck> {
    const key = baseKey(given.image, inFolder(given, tree));
    const known = baseChecks.get(key) ?? (await check(given));
    baseChecks.set(key, known);
    return known;
  }

  async function checkIn(given: TreeCheckOptions, work: () => Promise<SideCheck>): Promise<SideCheck> {
    const checked = await withTree(given, async () => {
      if (given.signal.aborted) throw abortError(given.signal);
      ({ progress } = given.host);
      return work();
    });
    return {
      ...checked,
      recheck: async (uris, abort) =>
        withTree(given, async () => attempt(async () => checked.recheck(uris, abort))),
      repeat: async (abort) => withTree(given, async () => attempt(async () => checked.repeat(abort))),
      [Symbol.asyncDispose]: async () => {},
    };
  }

  return {
    checkSide: async (side, given) =>
      checkIn(given, async () => (side === 'before' ? checkBase(given) : check(given))),
    async start(given) {
      await withTree(given, async () => (await fresh(forShared(given))).workspaceFiles()).catch(discard);
    },
    checkMore: async (_, given) => checkIn(given, async () => check(given, running)),
    tree,
    async diagnoseMore(contents, others = []) {
      const end = await lock.take(true);
      try {
        const server = live;
        // Supports only a project at the tree's root. In a subfolder, diagnostics have paths relative to the project.
        const isKnown = server?.root === tree && changed.size === 0;
        if (!isKnown || !others.every((name) => server.files?.has(name))) return undefined;
        if (!(await rewrite(server, mirror, contents))) return undefined;
        const written = [...contents.keys()].filter((name) => server.files?.has(name));
        const names = [...new Set([...written, ...others])];
        const places = names.map((name) => path.join(tree, name));
        server.opened = new Set([...server.opened, ...names]);
        const facts = await server.checker.diagnoseMore(places, written.length > 0);
        changed.clear();
        return facts.diagnostics;
      } catch (error) {
        await discard();
        throw error;
      } finally {
        end();
      }
    },
    async [Symbol.asyncDispose]() {
      closing.abort();
      const end = await lock.take(true);
      await discard().finally(end);
    },
  };
}
