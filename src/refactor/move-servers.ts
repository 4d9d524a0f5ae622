import path from 'node:path';
import type { WorkspacePath } from '../model/brand.ts';
import { SHIPPED_COMMAND } from '../server/definition.ts';
import { routeKey, type Route, type Router } from '../server/routing.ts';
import { workspacePath } from '../workspace/containment.ts';
import type { OperationOptions, WorkspaceSession } from '../session/workspace-session.ts';
import type { LeasedText } from '../server-pool/document-leases.ts';
import { workspaceRoutes } from '../server-pool/workspace-routes.ts';
import { documentsToOpen } from '../session/operations/symbols-operation.ts';
import { mentioningFiles } from '../rename-coverage/mentioning-files.ts';
import { wordSearch } from '../rename-coverage/word-search.ts';
import type { Move } from './move.ts';

/** A server that may have to update files for a move. */
export interface MoveServer {
  readonly route: Route;
  /** The first moved file whose primary server is this server; undefined if no such file exists. */
  readonly moved: WorkspacePath | undefined;
  /**
   * The moved files and possible importers that the server supports, at most {@link MAX_OPENED}. Some servers
   * support none of these files, and load their project only after a document is opened. For such a server, the list
   * has one other file.
   */
  readonly documents: readonly LeasedText[];
}

export interface MoveServers {
  readonly servers: readonly MoveServer[];
  /** Other files that a server supports and that mention the name of the moved file or folder. */
  readonly importers: readonly WorkspacePath[];
}

/** The maximum number of files to open per server, because servers keep the texts in memory. */
const MAX_OPENED = 500;

/** Returns servers of moved files and possible importers, then others that may register for file renames. */
export async function serversOfMove(
  session: WorkspaceSession,
  move: Move,
  options: OperationOptions,
): Promise<MoveServers> {
  const router = session.pool.routerFor(options.server);
  const moved = new Set<string>(move.files);
  const mentions = await importersOf(session, move);
  const found = new Map<string, { readonly route: Route; moved?: WorkspacePath; readonly files: string[] }>();
  for (const name of [...move.files, ...mentions]) {
    for (const route of await routesOf(router, path.join(session.root, name))) {
      const entry = found.get(routeKey(route)) ?? { route, files: [] };
      found.set(routeKey(route), entry);
      entry.files.push(name);
      if (moved.has(name) && (!route.definition.linter || router.only !== undefined)) entry.moved ??= name;
    }
  }
  const [first] = move.files;
  const hasMoved = [...found.values()].some((one) => one.moved !== undefined);
  // `primary` throws an error with the reason why the requested server does not serve the file.
  if (router.only !== undefined && !hasMoved && first !== undefined) {
    await router.primary(path.join(session.root, first));
  }
  const servers = await Promise.all(
    [...found.values()].map(async ({ route, moved: movedFile, files }): Promise<MoveServer> => {
      const texts = await Promise.all(
        files.slice(0, MAX_OPENED).map(async (name): Promise<LeasedText | undefined> => {
          const source = await session.files.source(name);
          return source && { file: path.join(session.root, name), text: source.text };
        }),
      );
      return { route, moved: movedFile, documents: texts.filter((text) => text !== undefined) };
    }),
  );
  const routed = new Set([...found.values()].flatMap(({ files }) => files));
  const importers = mentions.filter((name) => routed.has(name) && !moved.has(name));
  const others = (await workspaceRoutes(session, router)).filter(
    // Pyright does not register for file renames.
    ({ route }) => !found.has(routeKey(route)) && route.definition.command !== SHIPPED_COMMAND,
  );
  for (const { route, files } of others) {
    servers.push({ route, moved: undefined, documents: await documentsToOpen(session, route, files) });
  }
  return { servers, importers };
}

async function routesOf(router: Router, file: string): Promise<readonly Route[]> {
  // `routes` throws for a file that the requested server does not support.
  if (router.only !== undefined && (await router.missing(file)).length > 0) return [];
  return router.routes(file);
}

/** Finds possible importers. An import can omit an extension, or name an `index` or `__init__` file by its folder. */
async function importersOf(session: WorkspaceSession, { oldPath }: Move): Promise<readonly WorkspacePath[]> {
  const { name, dir } = path.posix.parse(oldPath);
  const stem = name.replace(/\.d$/u, '');
  const isNamedByFolder = stem === 'index' || stem === '__init__';
  const names = [...new Set([name, stem, ...(isNamedByFolder ? [path.posix.basename(dir)] : [])])];
  const found = new Set<WorkspacePath>();
  for (const word of names.filter((one) => one !== '')) {
    for (const { uri } of await mentioningFiles(session, word, wordSearch(word), [])) {
      const inside = workspacePath(session.root, path.join(session.root, uri));
      if (inside !== undefined) found.add(inside);
    }
  }
  return [...found];
}
