import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentHash } from '../bundle/canonical.ts';
import { openSession } from '../lsp/session.ts';
import type { Host } from '../model/host.ts';
import { TOOL } from '../model/version.ts';
import { closestFileType, languageIdOf, settingsSection } from '../server/definition.ts';
import { diagnosticFact } from '../server/diagnostic-fact.ts';
import type { Route } from '../server/routing.ts';
import type { Janitor } from '../workspace/janitor.ts';
import { namedRoots } from '../workspace/named-roots.ts';
import { sourceTree } from '../workspace/source-tree.ts';
import type { ServerUnit } from './server-unit.ts';

export interface PlainUnitOptions {
  readonly host: Host;
  readonly janitor: Janitor;
  readonly route: Route;
  /** Absolute path of the program. */
  readonly executable: string;
  readonly workspaceRoot: string;
  readonly timeoutMs: number;
}

/** What servers say when they start and have no other way to say it. */
const VERSION_SAID = /\blanguage server v?(\d+\.\d+\.\d+\S*) starting/u;
const WATCHING = 'workspace/didChangeWatchedFiles';

/** Any language server by its definition; it runs with the user's environment, as an editor would run it. */
export function plainUnit(options: PlainUnitOptions): ServerUnit {
  const { host, route, workspaceRoot } = options;
  const { definition, root } = route;
  const { name, settings, initializationOptions } = definition;
  const roots = namedRoots([{ name: '', path: workspaceRoot }]);
  const configuration = { settings: settings ?? null, initializationOptions: initializationOptions ?? null };
  const configDigest =
    settings === undefined && initializationOptions === undefined ? null : contentHash(configuration);
  let said: string | undefined;
  return {
    name,
    roots,
    languageId: (file) => languageIdOf(definition, file),
    start: async (signal) =>
      openSession({
        host,
        janitor: options.janitor,
        launch: { command: options.executable, args: definition.args, cwd: root, env: environmentOf(host) },
        root,
        settings: (section) => settingsSection(settings, section),
        ...(initializationOptions === undefined ? {} : { initializationOptions }),
        onLog: (message) => {
          said ??= VERSION_SAID.exec(message)?.[1];
          host.log(`${name}: ${message}`);
        },
        timeoutMs: options.timeoutMs,
        signal,
      }),
    environmentBefore: undefined,
    environment: ({ serverInfo, capabilities }) => ({
      tool: TOOL,
      server: { name, version: serverInfo?.version ?? said ?? 'unknown' },
      positionEncoding: (capabilities.positionEncoding ?? 'utf-16') as 'utf-16',
      python: null,
      configDigest,
      platform: `${host.platform}-${host.arch}`,
      local: { workspaceRoot, node: host.nodeVersion },
    }),
    isWatched: (file) =>
      closestFileType(definition.fileTypes, file) !== undefined || definition.rootMarkers.includes(file),
    async tell(session, changes) {
      // Whatever it reads on its own it may read late, or never again.
      if (!session.hasRegistered(WATCHING)) return undefined;
      const structural = changes.some((change) =>
        definition.rootMarkers.includes(path.basename(change.path)),
      );
      if (structural) return undefined;
      const events = changes.map((change) => ({
        uri: pathToFileURL(path.join(workspaceRoot, change.path)).href,
        type: EVENTS[change.kind],
      }));
      await session.connection.notify(WATCHING, { changes: events }, session.requestOptions);
      return session;
    },
    fact: (uri, reported) =>
      diagnosticFact(uri, reported, roots, name, (message) => roots.withoutPaths(message)),
    // What it reads besides the workspace nobody knows.
    fingerprint: async () => undefined,
    pullsDiagnostics: false,
    async workspaceFiles() {
      const files = await sourceTree(root, definition.fileTypes);
      return files.map((file) => path.join(root, file));
    },
    mayStayOpen: async () => false,
  };
}

/** LSP's FileChangeType. */
const EVENTS = { created: 1, changed: 2, deleted: 3 } as const;

// What is secret, and what would make answers differ between two users of one machine.
const WITHHELD =
  /TOKEN|SECRET|PASSWORD|CREDENTIAL|^(?:INPUT|GITHUB|ACTIONS|RUNNER)_|^(?:LANG|LANGUAGE|TZ)$|^LC_/iu;

function environmentOf({ env }: Host): Readonly<Record<string, string>> {
  const kept = Object.entries(env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !WITHHELD.test(entry[0]),
  );
  return { ...Object.fromEntries(kept), LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', TZ: 'UTC' };
}
