import { stat } from 'node:fs/promises';
import path from 'node:path';
import { contentHash } from '../bundle/canonical.ts';
import type { Session } from '../lsp/session.ts';
import { quirksOf } from '../server/server-quirks.ts';
import { NATIVE_MODULE } from '../server/pyright/native-module.ts';
import { factOf } from '../server/pyright/facts.ts';
import { isInside } from '../workspace/containment.ts';
import { uriIn } from '../workspace/file-uri.ts';
import { isInstalledFolder, linkedSources } from '../workspace/import-paths.ts';
import { programVersion } from '../sources/program-version.ts';
import { configurationPlaces } from '../server/pyright/configuration.ts';
import { configuredPaths } from '../server/pyright/configured-paths.ts';
import { sourceFiles } from '../server/pyright/source-files.ts';
import { preparePyright, type PyrightOptions, type PyrightServer } from './pyright-server.ts';
import { FILE_CHANGES, WATCHING, type ServerDriver } from './server-driver.ts';
import { watchedSources } from './watched-sources.ts';
import { workspaceFilesOf } from './workspace-files.ts';

const SOURCE = /\.pyi?$/u;
const BUILTINS = /(?:^|\/)__builtins__(?:\.pyi?$|\/)/u;

export async function pyrightDriver(options: PyrightOptions): Promise<ServerDriver> {
  const server = await preparePyright(options);
  const configuration = new Set([
    'pyproject.toml',
    'pyrightconfig.json',
    ...server.configuration.files.map((file) => path.basename(file.path)),
  ]);
  const { root, readableRoot } = server;
  const sources = await watchedSources(options.python, server);
  // Pyright can also read a configuration in a folder above its root.
  const places = [
    ...server.configuration.files.map((file) => file.path),
    ...configurationPlaces(root, readableRoot),
  ];
  const watchedFiles = [...new Set(places)].filter((place) => !isInside(server.workspaceRoot, place));
  const typeshed = configuredPaths(server.configuration).find(({ key }) => key === 'typeshedPath');
  // Pyright reads the builtins and the list of the standard modules only once.
  const isReadAtStart = (file: string): boolean =>
    configuration.has(path.basename(file)) ||
    sources.archives.has(path.basename(file)) ||
    BUILTINS.test(file) ||
    (typeshed !== undefined && isInside(typeshed.path, path.join(server.workspaceRoot, file)));
  let tracked: Promise<ReadonlySet<string>> | undefined;
  const track = async (): Promise<ReadonlySet<string>> => {
    const caseSensitive = options.host.platform === 'linux';
    return new Set(await sourceFiles(root, readableRoot, server.configuration, caseSensitive));
  };
  const isTracked = async (file: string): Promise<boolean> => {
    tracked ??= track();
    return (await tracked).has(file);
  };
  const startOver = async (session: Session): Promise<Session> => {
    const next = await server.startOver(session, options.signal);
    await server.fileCount(next);
    return next;
  };
  return {
    roots: server.roots,
    name: 'pyright',
    languageId: () => 'python',
    environmentBefore: server.environment,
    environment: () => server.environment,
    async start(signal) {
      const session = await server.start(signal);
      try {
        // Before Pyright reports its file count, it may still be reading its configuration and have no files.
        await server.fileCount(session);
        return session;
      } catch (error) {
        await session.abandon();
        throw error;
      }
    },
    watchedFolders: sources.folders,
    watchedFiles,
    isWatched: (name) =>
      SOURCE.test(name) ||
      NATIVE_MODULE.test(name) ||
      name === 'py.typed' ||
      (typeshed !== undefined && name === 'VERSIONS') ||
      isReadAtStart(name),
    // Even a folder without sources changes imports: it is a namespace package. A package's folder name has no dots.
    isWatchedFolder: (name) => !path.basename(name).includes('.'),
    async notifyChanges(session, changes) {
      if (changes.some((change) => isReadAtStart(change.path))) return undefined;
      const canNotify = changes.every(
        (change) =>
          change.kind === 'changed' &&
          path.basename(change.path) !== 'py.typed' &&
          server.isNoticed(path.join(server.workspaceRoot, change.path)) &&
          !sources.isReadElsewhere(path.join(server.workspaceRoot, change.path)),
      );
      if (canNotify) {
        const events = changes.map((change) => ({
          uri: uriIn(server.workspaceRoot, change.path),
          type: FILE_CHANGES.changed,
        }));
        await session.connection.notify(WATCHING, { changes: events }, session.requestOptions);
        return session;
      }
      // Pyright finds new and deleted files on a timer, and does not report when it has finished.
      tracked = undefined;
      return startOver(session);
    },
    startOver,
    fact: (uri, reported) => factOf(uri, reported, server.roots),
    fingerprint: async () => fingerprintOf(options, server),
    pullsDiagnostics: true,
    quirks: quirksOf('pyright'),
    workspaceFiles: async (session) => (await workspaceFilesOf(server, session, options.host.platform)).files,
    // Opening a file that the configuration excludes adds the file to Pyright's program, which can change other
    // answers.
    affectsOtherAnswers: async (file) => !(await isTracked(file)),
    mayStayOpen: isTracked,
  };
}

/**
 * Returns a digest of lanser's version, the server, its configuration and the Python environment. Returns undefined
 * if Pyright reads folders of sources that are neither installed nor in the checkout: lanser does not watch them.
 */
async function fingerprintOf(
  { python }: PyrightOptions,
  { environment: { local: _local, ...environment }, configuration, root, readableRoot }: PyrightServer,
): Promise<string | undefined> {
  const folders: [string, number][] = [];
  for (const folder of python?.importPaths ?? []) {
    if (!isInstalledFolder(folder, python?.prefix ?? '') && !isInside(readableRoot, folder)) return undefined;
    const linked = await linkedSources(folder, python?.prefix ?? '', readableRoot);
    if (linked.folders.length > 0) return undefined;
    for (const place of [folder, ...linked.files]) {
      const info = await stat(place).catch(() => undefined);
      folders.push([place, info?.mtimeMs ?? 0]);
    }
  }
  return contentHash([
    await programVersion(),
    environment,
    configuration.files.map((file) => [path.relative(readableRoot, file.path), file.content]),
    path.relative(readableRoot, root),
    folders,
    python?.packages ?? null,
    python?.isConfined ?? false,
  ]);
}
