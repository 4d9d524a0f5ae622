import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { contentHash } from '../bundle/canonical.ts';
import { openSession, type Session } from '../lsp/session.ts';
import type { ContentHash } from '../model/brand.ts';
import type { BundleEnvironment, DiagnosticsFacts, Scope } from '../model/bundle.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { TOOL } from '../model/version.ts';
import { readDiagnostics } from '../operation/diagnostics.ts';
import { readEnclosingSymbols, type EnclosingSymbol } from '../operation/document-symbols.ts';
import { readConfiguration, type PyrightConfiguration } from '../server/pyright/configuration.ts';
import { cageOf, pyrightLaunch } from '../server/pyright/launch.ts';
import type { PyrightPackage } from '../server/pyright/package.ts';
import { pyrightSettings } from '../server/pyright/settings.ts';
import { sourceFiles } from '../server/pyright/source-files.ts';
import type { Janitor, TemporaryDirectory } from '../workspace/janitor.ts';
import { namedRoots, type NamedRoots, type RootEntry } from '../workspace/named-roots.ts';
import type { PythonEnvironment } from '../workspace/python-environment.ts';
import { fileCountWatch, type FileCountWatch } from './file-count.ts';

export interface CheckerOptions {
  readonly host: Host;
  readonly janitor: Janitor;
  readonly scratch: TemporaryDirectory;
  readonly pyright: PyrightPackage;
  readonly python: PythonEnvironment | undefined;
  /** The project: what the server opens as its workspace folder. Absolute. */
  readonly root: string;
  /** The tree that holds the project: the server reads nothing of the workspace above it. */
  readonly readableRoot: string;
  /** What progress lines call this. */
  readonly label: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** What a project's configuration includes; absolute. */
export interface WorkspaceFiles {
  /** In the server's order. */
  readonly files: readonly string[];
  /** Folders that are included and that the server passes over all the same. */
  readonly leftOut: readonly string[];
}

/** One Pyright over one project. */
export interface Checker extends AsyncDisposable {
  readonly environment: BundleEnvironment;
  readonly configDigest: ContentHash | null;
  workspaceFiles(): Promise<WorkspaceFiles>;
  diagnose(files: readonly string[], scope: Scope): Promise<DiagnosticsFacts>;
  /** The classes and functions of a file. */
  enclosingSymbols(uri: string): Promise<readonly EnclosingSymbol[]>;
  /**
   * The same project to a server that has forgotten what it evaluated, in the same process. Ends
   * with this checker, which must not be asked any longer.
   */
  startOver(label: string, signal: AbortSignal): Promise<Checker>;
}

// Its language server logs this and checks with its defaults; its command line ends.
const DROPPED_CONFIGURATION = /^Config file ".*" could not be (?:parsed|read)/su;

export async function openChecker(options: CheckerOptions): Promise<Checker> {
  const { host, python, signal } = options;
  const root = await realpath(options.root);
  const readableRoot = await realpath(options.readableRoot);
  const configuration = await readConfiguration(root, readableRoot);
  const home = path.join(options.scratch.path, `home-${options.label.replaceAll(/\W/gu, '-')}`);
  await mkdir(home, { recursive: true });
  const counted: FileCountWatch = fileCountWatch();
  let { label } = options;
  let dropped: string | undefined;
  const opened: Session = await openSession({
    host,
    janitor: options.janitor,
    launch: pyrightLaunch({ host, packageDirectory: options.pyright.directory, readableRoot, home, python }),
    root,
    settings: pyrightSettings,
    onLog: (message) => {
      counted.onLog(message);
      if (DROPPED_CONFIGURATION.test(message)) dropped = message;
      host.log(`${label}: ${message}`);
    },
    timeoutMs: options.timeoutMs,
    signal,
  });
  const roots = rootsOf(options, root);
  const configDigest = digestOf(configuration, readableRoot);
  const caseSensitive = host.platform === 'linux';
  /** Pyright's count of its files, once it has read its configuration, whole. */
  const fileCount = async (session: Session): Promise<number> => {
    const files = await counted.count(session);
    if (dropped === undefined) return files;
    throw new LanserError(
      'E/CONFIG',
      `Pyright goes on without its configuration: ${roots.withoutPaths(dropped)}`,
      {
        path:
          configuration.files[0] === undefined
            ? null
            : path.relative(readableRoot, configuration.files[0].path),
      },
    );
  };
  const over = (session: Session): Checker => ({
    configDigest,
    environment: environmentOf(options, configDigest, root),
    async workspaceFiles() {
      const leftOut: string[] = [];
      const files = await sourceFiles(root, readableRoot, configuration, caseSensitive, (folder) => {
        leftOut.push(folder);
      });
      const seen = await fileCount(session);
      if (seen === files.length) return { files, leftOut };
      throw new LanserError(
        'E/INCONCLUSIVE',
        `Pyright sees ${seen} files where ${files.length} were found, so the set of files is not certain. Please report the configuration.`,
        { server: seen, found: files.length },
      );
    },
    async diagnose(files, scope) {
      // Before that the server may still be reading its configuration.
      await fileCount(session);
      const progressLabel = label;
      const onFile = (done: number): void =>
        host.progress({ label: progressLabel, done, total: files.length });
      onFile(0);
      return readDiagnostics({ session, roots, files, readableRoot, scope, onFile });
    },
    enclosingSymbols: async (uri) => readEnclosingSymbols(session, path.join(root, uri)),
    async startOver(nextLabel, nextSignal) {
      label = nextLabel;
      counted.expectAnother();
      return over(await session.startOver(nextSignal));
    },
    [Symbol.asyncDispose]: async () => session[Symbol.asyncDispose](),
  });
  return over(opened);
}

function rootsOf(options: CheckerOptions, root: string): NamedRoots {
  const { python } = options;
  const entries: RootEntry[] = [
    { name: '', path: root },
    { name: 'pyright', path: options.pyright.directory },
    { name: 'typeshed', path: path.join(options.pyright.directory, 'dist', 'typeshed-fallback') },
  ];
  if (options.readableRoot !== root) entries.push({ name: 'repository', path: options.readableRoot });
  for (const importPath of python?.importPaths ?? []) {
    if (importPath.endsWith('-packages')) entries.push({ name: 'site-packages', path: importPath });
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
  options: CheckerOptions,
  configDigest: string | null,
  root: string,
): BundleEnvironment {
  const { host, python } = options;
  return {
    tool: TOOL,
    server: { name: 'pyright', version: options.pyright.version },
    positionEncoding: 'utf-16',
    python:
      python === undefined
        ? null
        : { version: python.versionInfo.slice(0, 3).join('.'), packagesDigest: contentHash(python.packages) },
    configDigest,
    platform: `${host.platform}-${host.arch}`,
    local: {
      workspaceRoot: root,
      pythonExe: python?.executable ?? null,
      venvPath: python?.prefix ?? null,
      node: host.nodeVersion,
      cage: cageOf(host),
    },
  };
}
