import path from 'node:path';
import { contentHash } from '../bundle/canonical.ts';
import type { CheckSide } from '../gate/gate-parts.ts';
import { openChecker, type Checker, type LazyChecker } from '../gate/projects/checker.ts';
import { checkSide, type SideCheck, type SideCheckOptions } from '../gate/side-check.ts';
import { abortError, isStopped, LanserError } from '../model/lanser-error.ts';
import { preparePyright } from '../session/servers/pyright-server.ts';
import { readWriteLock } from '../session/servers/read-write-lock.ts';
import type { Workbench } from '../session/servers/workbench.ts';
import { isInside } from '../workspace/containment.ts';
import { mirroredFolder } from './mirrored-folder.ts';

/** One server that checks the sides of many gates, one after the other, each in a fresh program. */
export interface SharedServer extends AsyncDisposable {
  readonly checkSide: CheckSide;
}

export interface SharedServerOptions {
  /** Its folder contains the tree that the server reads. */
  readonly workbench: Workbench;
  /** Ends the server. A gate's own signal would end it for all others. */
  readonly signal: AbortSignal;
}

/** The server that is running, and all that its start depends on. */
interface LiveServer {
  readonly key: string;
  readonly checker: Checker;
}

/** Limits the memory for checks of base: candidates that affect other files need other checks. */
const MAX_BASE_CHECKS = 32;

/**
 * The folder of the server has the tree of one side at a time. A program that starts over in a process equals a
 * program in a new process (decision 5), so a check equals that of a server of its own. If the process fails
 * after it has checked other sides, the check is repeated in a new process.
 */
export function sharedServer({ workbench, signal }: SharedServerOptions): SharedServer {
  const lock = readWriteLock();
  const tree = path.join(workbench.scratch.path, 'server', 'tree');
  const mirror = mirroredFolder(tree);
  const baseChecks = new Map<string, SideCheck>();
  let live: LiveServer | undefined;

  /** Runs work on the server's folder with a side's tree in it. */
  async function withTree<T>(source: string, work: () => Promise<T>): Promise<T> {
    const end = await lock.take(true);
    try {
      await mirror.update(source);
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

  /** Returns a checker for the present tree that has evaluated nothing yet. */
  async function fresh(options: SideCheckOptions): Promise<Checker> {
    const given = { ...options, ...workbench, root: rootOf(options), signal };
    const key = await serverKey(given);
    if (live !== undefined && live.key !== key) await discard();
    const checker =
      live === undefined ? await openChecker(given) : await live.checker.startOver(options.label, signal);
    live = { key, checker };
    return { ...checker, [Symbol.asyncDispose]: async () => {} };
  }

  /** Repeats work in a new process if the present one may have failed for what it checked before. */
  async function attempt<T>(work: () => Promise<T>): Promise<T> {
    const isUsed = live !== undefined;
    try {
      return await work();
    } catch (error) {
      await discard();
      const isRepeated = isUsed && error instanceof LanserError && error.code !== 'E/LS_TIMEOUT';
      if (!isRepeated || isStopped(error)) throw error;
      return work();
    }
  }

  async function check(given: SideCheckOptions): Promise<SideCheck> {
    const options = inFolder(given, tree);
    const servers: LazyChecker = {
      get: async () => fresh(options),
      startOver: async () => fresh(options),
      [Symbol.asyncDispose]: async () => {},
    };
    return attempt(async () => checkSide(options, servers));
  }

  return {
    async checkSide(side, given) {
      const { readableRoot } = given;
      const checked = await withTree(readableRoot, async () => {
        if (given.signal.aborted) throw abortError(given.signal);
        if (side === 'after') return check(given);
        const key = baseKey(mirror.digest(), inFolder(given, tree));
        const known = baseChecks.get(key) ?? (await check(given));
        baseChecks.delete(key);
        baseChecks.set(key, known);
        const [oldest] = baseChecks.keys();
        if (baseChecks.size > MAX_BASE_CHECKS && oldest !== undefined) baseChecks.delete(oldest);
        return known;
      });
      return {
        ...checked,
        recheck: async (uris, abort) =>
          withTree(readableRoot, async () => attempt(async () => checked.recheck(uris, abort))),
        repeat: async (abort) =>
          withTree(readableRoot, async () => attempt(async () => checked.repeat(abort))),
        [Symbol.asyncDispose]: async () => {},
      };
    },
    [Symbol.asyncDispose]: discard,
  };
}

/** Returns the options for the same tree in the server's folder. */
function inFolder(options: SideCheckOptions, folder: string): SideCheckOptions {
  const { readableRoot, python } = options;
  const moved = (place: string): string =>
    isInside(readableRoot, place) ? path.join(folder, path.relative(readableRoot, place)) : place;
  return {
    ...options,
    readableRoot: folder,
    python: python && { ...python, importPaths: python.importPaths.map(moved) },
  };
}

function rootOf({ readableRoot, workingDirectory }: SideCheckOptions): string {
  return path.join(readableRoot, workingDirectory);
}

/** Returns a digest of all that a server reads only at its start. */
async function serverKey(options: Parameters<typeof preparePyright>[0]): Promise<string> {
  const { root, pyright, python, timeoutMs } = options;
  const { configuration } = await preparePyright(options);
  return digestOf({ root, pyright, python, timeoutMs, configuration });
}

function baseKey(tree: string, options: SideCheckOptions): string {
  const { workingDirectory, only, pyright, python, timeoutMs } = options;
  return digestOf({
    tree,
    workingDirectory,
    only: only === undefined ? null : [...only].toSorted(),
    pyright,
    python,
    timeoutMs,
  });
}

function digestOf(value: unknown): string {
  return contentHash(JSON.parse(JSON.stringify(value)));
}
