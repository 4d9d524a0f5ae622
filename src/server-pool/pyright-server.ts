import { existsSync } from 'node:fs';
import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pythonFacts } from '../bundle/assemble.ts';
import { contentHash } from '../bundle/canonical.ts';
import { withinDeadline } from '../lsp/deadline.ts';
import { openSession, type Session } from '../lsp/session.ts';
import type { ContentHash } from '../model/brand.ts';
import type { BundleEnvironment } from '../model/bundle.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { TOOL } from '../model/version.ts';
import type { Cage } from '../server/pyright/cage.ts';
import { type PyrightConfiguration, readConfiguration } from '../server/pyright/configuration.ts';
import { LINKS_FILE, pyrightLaunch, type Heap } from '../server/pyright/launch.ts';
import type { PyrightPackage } from '../server/pyright/package.ts';
import { pyrightSettings } from '../server/pyright/settings.ts';
import { workspaceRoot as realRoot } from '../workspace/containment.ts';
import type { Janitor, TemporaryDirectory } from '../workspace/janitor.ts';
import {
  homeRoots,
  namedRoots,
  type NamedRoots,
  type OutsideRoot,
  type RootEntry,
} from '../workspace/named-roots.ts';
import type { PythonEnvironment } from '../workspace/python-environment.ts';
import { isPackagesFolder } from '../workspace/site-folder.ts';
import { announceSettings } from './announce-settings.ts';
import { expectLiteralPath, expectReadableStubs } from './expect-readable.ts';
import { noticedFiles } from './noticed-files.ts';
import { FILE_CHANGES, WATCHING } from './server-driver.ts';

export interface PyrightOptions {
  readonly host: Host;
  readonly janitor: Janitor;
  readonly scratch: TemporaryDirectory;
  readonly pyright: PyrightPackage;
  readonly python: PythonEnvironment | undefined;
  /** The mechanism that restricts the server's file access. */
  readonly cage: Cage;
  /** The project's folder, which the server opens as its workspace folder. Absolute. */
  readonly root: string;
  /** The workspace that contains the project. Names in bundles are relative to the workspace. Default: `root`. */
  readonly workspaceRoot?: string;
  /** The folder that the server may read completely. Contains the project. */
  readonly readableRoot: string;
  /** Default: `large`. */
  readonly heap?: Heap | undefined;
  /** The limit of the heap's old generation. Default: V8's default, which is at most 4 GiB. */
  readonly maxHeapMiB?: number | undefined;
  /** The name in progress lines and the log. */
  readonly label: string;
  /** Called after the server's process is created, before the server answers. */
  readonly onLaunch?: (() => void) | undefined;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** A Pyright server for one project. The properties are known before the server starts. */
export interface PyrightServer {
  /** The project's folder. Like the next two folders, absolute and with links resolved. */
  readonly root: string;
  readonly workspaceRoot: string;
  readonly readableRoot: string;
  readonly configuration: PyrightConfiguration;
  readonly configDigest: ContentHash | null;
  readonly environment: BundleEnvironment;
  readonly roots: NamedRoots;
  label: string;
  start(signal?: AbortSignal): Promise<Session>;
  /**
   * Waits until the server has listed the project's files, and returns their number.
   *
   * @throws LanserError E/CONFIG if the server ignores its configuration; the errors of {@link withinDeadline}.
   */
  fileCount(session: Session): Promise<number>;
  /**
   * Notifies the server of changes, and closes deleted documents. Changed and created files must not be open. After a
   * creation or deletion, the server lists its files and resolves all imports again. Does nothing and returns false
   * if the server has not registered for notifications.
   */
  announce(session: Session, files: AnnouncedFiles): Promise<boolean>;
  /** Returns true if a notification makes Pyright read this file (absolute) again; see {@link noticedFiles}. */
  isNoticed(file: string): boolean;
  /** Returns true if Pyright has read files in `readableRoot` through links; see {@link LINKS_FILE}. */
  hasReadLinks(): boolean;
  /** Resets the server. Returns the session to use from now on; see {@link Session.startOver}. */
  startOver(session: Session, signal: AbortSignal): Promise<Session>;
}

/** Absolute paths. */
export type AnnouncedFiles = Readonly<Record<'changed' | 'created' | 'deleted', readonly string[]>>;

/** Matches the log of a configuration error. The server then uses its defaults; Pyright's command line would exit. */
const DROPPED_CONFIGURATION = /^Config file "(.*)" could not be (?:parsed|read)/su;

/**
 * Reads the configuration of a project and prepares its server, without starting it.
 *
 * @throws LanserError E/USAGE if `options.root` is not a folder; E/INCONCLUSIVE if Pyright would misread its path, or
 * may not read configured stubs; the errors of {@link readConfiguration}.
 */
export async function preparePyright(options: PyrightOptions): Promise<PyrightServer> {
  const { host, python, cage } = options;
  const root = await realRoot(options.root);
  const namesRoot = await realpath(options.workspaceRoot ?? root);
  const readableRoot = await realpath(options.readableRoot);
  expectLiteralPath(root, readableRoot);
  const configuration = await readConfiguration(root, readableRoot);
  await expectReadableStubs(configuration, [readableRoot, ...(python?.importPaths ?? [])]);
  const home = path.join(options.scratch.path, `home-${options.label.replaceAll(/\W/gu, '-')}`);
  await mkdir(home, { recursive: true });
  const configDigest = digestOf(configuration, readableRoot);
  const environment = environmentOf(options, configDigest, namesRoot);
  const roots = rootsOf(options, namesRoot, readableRoot);
  const isNoticed = noticedFiles(configuration, root, python?.importPaths ?? [], host.platform);
  const counted = fileCountWatch();
  let dropped: string | undefined;
  let isAnnounced = false;
  const server: PyrightServer = {
    root,
    workspaceRoot: namesRoot,
    readableRoot,
    configuration,
    configDigest,
    roots,
    environment,
    label: options.label,
    async start(signal = options.signal) {
      counted.expectAnother();
      const opening = openSession({
        host,
        janitor: options.janitor,
        launch: pyrightLaunch({
          host,
          cage,
          packageDirectory: options.pyright.directory,
          readableRoot,
          home,
          python,
          heap: options.heap ?? 'large',
          maxHeapMiB: options.maxHeapMiB,
        }),
        root,
        settings: pyrightSettings,
        onLog: (message) => {
          counted.onLog(message);
          const [, file] = DROPPED_CONFIGURATION.exec(message) ?? [];
          if (file !== undefined && !configuration.folders.includes(file)) dropped = message;
          host.log(`${server.label}: ${message}`);
        },
        timeoutMs: options.timeoutMs,
        signal,
      });
      options.onLaunch?.();
      const session = await opening;
      await announceSettings(session, 'pyright', options.pyright.version);
      return session;
    },
    async fileCount(session) {
      const files = await counted.count(session);
      if (dropped === undefined) return files;
      const [first] = configuration.files;
      throw new LanserError('E/CONFIG', `Pyright ignores its configuration: ${roots.withoutPaths(dropped)}`, {
        path: first === undefined ? null : path.relative(readableRoot, first.path),
      });
    },
    async announce(session, files) {
      if (!session.hasRegistered(WATCHING)) return false;
      const changes = Object.entries(FILE_CHANGES).flatMap(([kind, type]) =>
        files[kind as keyof AnnouncedFiles].map((file) => ({ uri: pathToFileURL(file).href, type })),
      );
      for (const { uri, type } of changes)
        if (type === FILE_CHANGES.deleted) await session.documents.close(uri);
      if (files.created.length + files.deleted.length > 0) {
        isAnnounced = true;
        counted.expectAnother();
      }
      await session.connection.notify(WATCHING, { changes }, session.requestOptions);
      return true;
    },
    isNoticed,
    hasReadLinks: () => existsSync(path.join(home, LINKS_FILE)),
    async startOver(session, signal) {
      // After an announced creation or deletion, Pyright counts its files on a timer. Without this wait, that count
      // would be mistaken for the count after the reset.
      if (isAnnounced) await counted.count(session);
      isAnnounced = false;
      counted.expectAnother();
      return session.startOver(signal);
    },
  };
  return server;
}

const STANDARD_LIBRARY = /^(.+)[\\/](?:lib(?:64)?[\\/](?:python|pypy)3\.\d+t?|Lib)$/u;

function rootsOf(options: PyrightOptions, workspaceRoot: string, readableRoot: string): NamedRoots {
  const { python } = options;
  const entries: (RootEntry & { readonly name: '' | 'home' | OutsideRoot })[] = [
    { name: '', path: workspaceRoot },
    ...homeRoots(options.host),
    { name: 'pyright', path: options.pyright.directory },
    { name: 'typeshed', path: path.join(options.pyright.directory, 'dist', 'typeshed-fallback') },
  ];
  if (readableRoot !== workspaceRoot) entries.push({ name: 'repository', path: readableRoot });
  for (const importPath of python?.importPaths ?? []) {
    if (isPackagesFolder(importPath)) entries.push({ name: 'site-packages', path: importPath });
    // A virtual environment uses the standard library of its base installation.
    const [, installation] = STANDARD_LIBRARY.exec(importPath) ?? [];
    if (installation !== undefined) entries.push({ name: 'python', path: installation, onlyLocations: true });
  }
  if (python !== undefined) entries.push({ name: 'python', path: python.prefix, onlyLocations: true });
  return namedRoots(entries);
}

function digestOf(configuration: PyrightConfiguration, readableRoot: string): ContentHash | null {
  if (configuration.files.length === 0) return null;
  return contentHash(
    configuration.files.map((file) => ({
      path: path.relative(readableRoot, file.path).split(path.sep).join('/'),
      content: JSON.parse(JSON.stringify(file.content)) as unknown,
    })),
  );
}

function environmentOf(
  options: PyrightOptions,
  configDigest: string | null,
  workspaceRoot: string,
): BundleEnvironment {
  const { host, python, cage } = options;
  return {
    tool: TOOL,
    server: { name: 'pyright', version: options.pyright.version },
    positionEncoding: 'utf-16',
    python: pythonFacts(python),
    configDigest,
    platform: `${host.platform}-${host.arch}`,
    local: {
      workspaceRoot,
      pythonExe: python?.executable ?? null,
      venvPath: python?.prefix ?? null,
      node: host.nodeVersion,
      cage,
    },
  };
}

/** A reader of the project's file count in the server's log. */
interface FileCountWatch {
  readonly onLog: (message: string) => void;
  count(session: Session): Promise<number>;
  /** Makes `count` wait for the next count instead of returning the last count. */
  expectAnother(): void;
}

const FOUND = /^(?:Found (\d+) source files?|No source files found\.?)$/u;

function fileCountWatch(): FileCountWatch {
  let resolve: (files: number) => void = () => {};
  const nextCount = async (): Promise<number> =>
    new Promise<number>((settle) => {
      resolve = settle;
    });
  let counted = nextCount();
  return {
    onLog(message) {
      const match = FOUND.exec(message);
      if (match !== null) resolve(Number(match[1] ?? 0));
    },
    count: async (session) =>
      withinDeadline(counted, 'list its files', session.connection.crashed, session.requestOptions),
    expectAnother() {
      counted = nextCount();
    },
  };
}
