import { copyFile, mkdir, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';
import { contentHash } from '../bundle/canonical.ts';
import type { CheckSide, TreeCheckOptions } from '../gate/gate-parts.ts';
import { placeOf } from '../git/materialise.ts';
import { openChecker, type Checker, type LazyChecker } from '../gate/projects/checker.ts';
import { checkSide, type SideCheck, type SideCheckOptions } from '../gate/side-check.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Host, Progress } from '../model/host.ts';
import { abortError, isStopped, LanserError } from '../model/lanser-error.ts';
import { preparePyright } from '../server-pool/pyright-server.ts';
import { readWriteLock } from '../server-pool/read-write-lock.ts';
import type { Workbench } from '../server-pool/workbench.ts';
import { isInside } from '../workspace/containment.ts';
import { mirroredFolder } from '../trees/mirrored-folder.ts';
import { FOLDER, imageDifferences, isFile, type TreeImage } from '../trees/tree-image.ts';

/** One server that checks the sides of many gates, one after the other. No check depends on an earlier one. */
export interface SharedServer extends AsyncDisposable {
  readonly checkSide: CheckSide;
  /** The folder that has the tree of the last check; absolute. */
  readonly tree: string;
  /**
   * Replaces contents in the tree of the last check, and checks these and some other files of it in the running
   * program. In contrast to `checkSide`, the result can depend on earlier checks.
   *
   * @returns the diagnostics; undefined if no program has read these files.
   */
  diagnoseMore(
    contents: ReadonlyMap<string, Buffer>,
    files?: readonly string[],
  ): Promise<readonly Diagnostic[] | undefined>;
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
  /** The project's folder; absolute. */
  readonly root: string;
  readonly checker: Checker;
  /** The files of the project, relative to the tree; undefined before they are listed. */
  files: ReadonlySet<string> | undefined;
  /** The files that are open, relative to the tree. When one is closed, the server compares it with the disk. */
  opened: ReadonlySet<string>;
}

/** Limits the memory for checks of base: candidates that affect other files need other checks. */
const MAX_BASE_CHECKS = 32;

/**
 * The folder of the server has the tree of one side at a time. A program that starts over in a process equals
 * a program in a new process (decision 5). If the trees differ only in the contents of checked files, the
 * program keeps what it has parsed, and evaluates all types anew (decision 16). If the process fails after it
 * has checked other sides, the check is repeated in a new process.
 */
export function sharedServer({ workbench, signal }: SharedServerOptions): SharedServer {
  const lock = readWriteLock();
  const tree = path.join(workbench.scratch.path, 'server', 'tree');
  const mirror = mirroredFolder(tree);
  const nameOf = (file: string): string => path.relative(tree, file).split(path.sep).join('/');
  const baseChecks = new Map<string, SideCheck>();
  /** The entries that have changed since the program read them; true if only the content of a file has changed. */
  const changed = new Map<string, boolean>();
  let live: LiveServer | undefined;
  let progress: Host['progress'] = () => {};

  /** Runs work on the server's folder with a side's tree in it. */
  async function withTree<T>({ readableRoot, image }: TreeCheckOptions, work: () => Promise<T>): Promise<T> {
    const end = await lock.take(true);
    try {
      const before = mirror.image;
      // The folder is made anew, and the process may have the old one as its working directory.
      if (before.size === 0) await discard();
      for (const name of imageDifferences(before, image)) {
        const isContent = isFile(before.get(name)) && isFile(image.get(name));
        changed.set(name, isContent && changed.get(name) !== false);
      }
      await mirror.update(image, async (names) => copyEntries(readableRoot, tree, names, image));
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
    const known = live?.files;
    const checker =
      live === undefined ? await openChecker(given) : await live.checker.startOver(options.label, signal);
    const isStructure = [...changed.values()].includes(false);
    return use({ key, root: given.root, checker, files: isStructure ? undefined : known, opened: new Set() });
  }

  /** Returns a checker for the present tree without evaluated types. It parses only the checked files, if it can. */
  async function unevaluated(options: SideCheckOptions): Promise<Checker> {
    const { only } = options;
    const { files, opened } = live ?? {};
    const isKept = ([name, isContent]: readonly [string, boolean]): boolean =>
      isContent && files?.has(name) === true && (only?.has(name) === true || opened?.has(name) === true);
    const reason =
      only === undefined
        ? 'all files are checked'
        : live?.files === undefined
          ? 'no program has read the files'
          : [...changed].find((change) => !isKept(change))?.[0];
    if (live === undefined || reason !== undefined) {
      options.host.log(`${options.label}: a fresh program, because of ${JSON.stringify(reason)}`);
      return fresh(options);
    }
    const given = { ...options, ...workbench, root: rootOf(options), signal };
    if (live.key !== (await serverKey(given))) return fresh(options);
    const checker = await live.checker.evaluateAnew(options.label);
    return use({ ...live, checker, opened: new Set() });
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
        return checker.diagnose(files, scope, record);
      },
      [Symbol.asyncDispose]: async () => {},
    };
  }

  /** Runs work. Repeats it in a new process if the present one may have failed because of earlier checks. */
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
    // The server outlives the gate that has started it, and reports its progress to the present one.
    const host = { ...given.host, progress: (step: Progress) => progress(step) };
    const options = { ...inFolder(given, tree), host, heap: 'growing' as const };
    const servers: LazyChecker = {
      get: async () => unevaluated(options),
      startOver: async () => fresh(options),
      [Symbol.asyncDispose]: async () => {},
    };
    return attempt(async () => checkSide(options, servers));
  }

  return {
    async checkSide(side, given) {
      const checked = await withTree(given, async () => {
        if (given.signal.aborted) throw abortError(given.signal);
        ({ progress } = given.host);
        if (side === 'after') return check(given);
        const key = baseKey(given.image, inFolder(given, tree));
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
          withTree(given, async () => attempt(async () => checked.recheck(uris, abort))),
        repeat: async (abort) => withTree(given, async () => attempt(async () => checked.repeat(abort))),
        [Symbol.asyncDispose]: async () => {},
      };
    },
    tree,
    async diagnoseMore(contents, others = []) {
      const end = await lock.take(true);
      try {
        const names = [...new Set([...contents.keys(), ...others])];
        // The names of a project below the root are different.
        const isKnown = live !== undefined && live.root === tree && changed.size === 0;
        if (live === undefined || !isKnown || !names.every((name) => live?.files?.has(name)))
          return undefined;
        for (const [name, content] of contents) {
          changed.set(name, true);
          if (!(await mirror.replace(name, content))) return undefined;
        }
        const places = names.map((name) => path.join(tree, name));
        live.opened = new Set([...live.opened, ...names]);
        const facts = await live.checker.diagnoseMore(places, contents.size > 0);
        changed.clear();
        return facts.diagnostics;
      } catch (error) {
        await discard();
        throw error;
      } finally {
        end();
      }
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

/** Copies entries of a folder into a different one, which has none of them. */
async function copyEntries(
  from: string,
  to: string,
  names: ReadonlySet<string>,
  image: TreeImage,
): Promise<void> {
  // A folder sorts before its content.
  for (const name of [...names].toSorted()) {
    const [source, target] = [placeOf(from, name), placeOf(to, name)];
    const entry = image.get(name);
    if (entry === FOLDER) await mkdir(target);
    else if (isFile(entry)) await copyFile(source, target);
    else await symlink(await readlink(source, 'buffer'), target);
  }
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

function baseKey(image: TreeImage, options: SideCheckOptions): string {
  const { workingDirectory, only, pyright, python, timeoutMs } = options;
  return digestOf({
    tree: [...image].toSorted(([left], [right]) => (left < right ? -1 : 1)),
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
