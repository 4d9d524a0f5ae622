import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { contentHash } from '../bundle/canonical.ts';
import { openSession, type Session } from '../lsp/session.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { TOOL } from '../model/version.ts';
import { rereadByTsserver } from '../protocol/tsserver-diagnostics.ts';
import { quirksOf } from '../server/server-quirks.ts';
import { closestFileType, languageIdOf, settingsSection } from '../server/definition.ts';
import { diagnosticFact } from '../server/diagnostic-fact.ts';
import { merged } from '../server/registry.ts';
import { isMarker } from '../server/root-folder.ts';
import type { Route } from '../server/routing.ts';
import { uriIn } from '../workspace/file-uri.ts';
import type { Janitor } from '../workspace/janitor.ts';
import { homeRoots, namedRoots } from '../workspace/named-roots.ts';
import { sourceTree } from '../workspace/source-tree.ts';
import { announceSettings } from './announce-settings.ts';
import { FILE_CHANGES, WATCHING, type ServerDriver } from './server-driver.ts';
import { waitUntilReady } from './wait-until-ready.ts';

export interface GenericDriverOptions {
  readonly host: Host;
  readonly janitor: Janitor;
  /** A temporary folder of this process. */
  readonly scratch: string;
  /** Returns the version that the program prints; undefined if the program fails or prints no version. */
  readonly readVersion: (env: Readonly<Record<string, string>>) => Promise<string | undefined>;
  readonly route: Route;
  /** Absolute path of the program. */
  readonly executable: string;
  readonly python: string | undefined;
  readonly workspaceRoot: string;
  readonly readableRoot: string;
  readonly timeoutMs: number;
}

/** Matches the startup line of servers that report their version only in the log. */
const VERSION_LINE = /\blanguage server v?(\d+\.\d+\.\d+\S*) starting/u;

/** Creates any driver except the shipped Pyright's. Throws E/USAGE if the server needs but cannot use `python`. */
export function genericDriver(options: GenericDriverOptions): ServerDriver {
  const { host, route, workspaceRoot, readableRoot, python } = options;
  const { definition, root } = route;
  const { name, settings, initializationOptions } = definition;
  const roots = namedRoots([{ name: '', path: workspaceRoot }, ...homeRoots(host)]);
  const configuration = { settings: settings ?? null, initializationOptions: initializationOptions ?? null };
  const configDigest =
    settings === undefined && initializationOptions === undefined ? null : contentHash(configuration);
  const quirks = quirksOf(name);
  const fileTypes = [...definition.fileTypes, ...(quirks.reads ?? [])];
  const needsPython = python !== undefined && definition.fileTypes.includes('.py') && !definition.linter;
  const allSettings = needsPython ? merged({ python: { pythonPath: python } }, settings) : settings;
  if (needsPython && quirks.takesPythonPath !== true) {
    const message = `${name} cannot use the named Python environment. Name it in the server's own settings instead.`;
    throw new LanserError('E/USAGE', message, { server: name }, { hint: 'choose-server' });
  }
  let loggedVersion: string | undefined;

  async function start(signal: AbortSignal): Promise<Session> {
    let isReady = (): void => {};
    const readyLine = new Promise<void>((resolve) => {
      isReady = resolve;
    });
    const variables: Record<string, string> = { ...quirks.environment };
    if (quirks.ownCache === true) {
      variables['XDG_CACHE_HOME'] = await mkdtemp(path.join(options.scratch, 'cache-'));
    }
    const session = await openSession({
      host,
      janitor: options.janitor,
      launch: {
        command: options.executable,
        args: definition.args,
        cwd: root,
        env: { ...environmentOf(host), ...variables },
      },
      root,
      settings: (section) => settingsSection(allSettings, section),
      ...(initializationOptions === undefined ? {} : { initializationOptions }),
      onLog: (message) => {
        loggedVersion ??= VERSION_LINE.exec(message)?.[1];
        if (quirks.readyLine?.test(message) === true) isReady();
        host.log(`${name}: ${message}`);
      },
      timeoutMs: options.timeoutMs,
      signal,
    });
    try {
      await announceSettings(session, name, loggedVersion);
      await waitUntilReady(session, definition, root, readyLine);
      if (versionIn(session) === undefined) loggedVersion ??= await options.readVersion(environmentOf(host));
    } catch (error) {
      await session.abandon();
      throw error;
    }
    return session;
  }

  return {
    name,
    quirks,
    roots,
    languageId: (file) => languageIdOf(definition, file),
    start,
    environmentBefore: undefined,
    environment: (session) => ({
      tool: TOOL,
      server: { name, version: versionIn(session) ?? loggedVersion ?? 'unknown' },
      // The session converts the server's columns.
      positionEncoding: 'utf-16',
      python: null,
      configDigest,
      platform: `${host.platform}-${host.arch}`,
      local: { workspaceRoot, node: host.nodeVersion },
    }),
    // The configuration and the imports of a subfolder can be anywhere in its checkout.
    watchedFolders: readableRoot === workspaceRoot ? [] : [readableRoot],
    watchedFiles: [],
    isWatched: (file) =>
      closestFileType(fileTypes, file) !== undefined || isMarker(file, definition.rootMarkers),
    isWatchedFolder: () => false,
    async notifyChanges(session, changes) {
      const isConfiguration = changes.some((change) =>
        isMarker(path.basename(change.path), definition.rootMarkers),
      );
      if (isConfiguration) return undefined;
      // After a notification of a creation or deletion, a server may update its list of files late. lanser therefore
      // also requests that the server reads all files again. If a server has no such request, lanser restarts the
      // server.
      const isOfContents = changes.every((change) => change.kind === 'changed');
      const canNotify = isOfContents || quirks.rereadsBy !== undefined;
      if (!canNotify || quirks.rereadsNothing === true || !session.hasRegistered(WATCHING)) return undefined;
      const events = changes.map((change) => ({
        uri: uriIn(workspaceRoot, change.path),
        type: FILE_CHANGES[change.kind],
      }));
      // Servers ignore a notification about an open document, so the document is closed first.
      for (const { uri } of events) await session.documents.close(uri);
      await session.connection.notify(WATCHING, { changes: events }, session.requestOptions);
      return quirks.rereadsBy === undefined ? session : rereadByTsserver(session, quirks.rereadsBy);
    },
    startOver: async () => undefined,
    fact: (uri, reported) =>
      diagnosticFact(uri, reported, roots, name, (message) => roots.withoutPaths(message)),
    // A fingerprint would be incomplete, because the files that the server reads outside the workspace are unknown.
    fingerprint: async () => undefined,
    pullsDiagnostics: false,
    async workspaceFiles() {
      const files = await sourceTree(root, definition.fileTypes);
      return files.map((file) => path.join(root, file));
    },
    affectsOtherAnswers: async () => false,
    mayStayOpen: async () => false,
  };
}

/** Returns the version that the server reports. Ignores a placeholder without digits, which some servers report. */
function versionIn({ serverInfo }: Session): string | undefined {
  const version = serverInfo?.version;
  return version === undefined || !/\d/u.test(version) ? undefined : version;
}

/** Matches variables that servers do not get: probable secrets, GitHub Actions' variables, locale and time zone. */
const WITHHELD = new RegExp(
  [
    'TOKEN|SECRET|PASSW(?:OR)?D|PASSPHRASE|CREDENTIAL|API_?KEY|WEBHOOK|^(?:PGPASS|SSHPASS)',
    '_(?:DSN|KEY|KEY_ID|PASS|PAT|PWD)$|_AUTH(?:$|_(?!SOCK$))|(?:^|_)(?:DATABASE|REDIS)_URL$',
    '^(?:INPUT|GITHUB|ACTIONS|RUNNER)_|^(?:LANG|LANGUAGE|TZ)$|^LC_',
  ].join('|'),
  'iu',
);

/** Returns the user's variables except {@link WITHHELD} ones, and a fixed locale and time zone. */
export function environmentOf({ env }: Pick<Host, 'env'>): Readonly<Record<string, string>> {
  const passedOn = Object.entries(env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !WITHHELD.test(entry[0]),
  );
  return { ...Object.fromEntries(passedOn), LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', TZ: 'UTC' };
}
