import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  BundleOf,
  BundleRequest,
  CapabilitiesFacts,
  RequestFacts,
  ServerStatus,
  StatusFacts,
} from '../../model/bundle.ts';
import { LanserError } from '../../model/lanser-error.ts';
import type { PositionSpec } from '../../model/selector.ts';
import { named, readRawRequest } from '../../protocol/raw-request.ts';
import type { Route } from '../../server/routing.ts';
import { namedRoots } from '../../workspace/named-roots.ts';
import type { LeasedText } from '../../server-pool/document-leases.ts';
import { clearAnswers } from '../../server-pool/answer-cache.ts';
import { workspaceRoutes, type RoutedFiles } from '../../server-pool/workspace-routes.ts';
import type { OperationOptions, WorkspaceSession } from '../workspace-session.ts';
import { answeredBundle } from './answered-bundle.ts';
import { queryPlace } from './query-place.ts';
import { requestLimits } from './request-limits.ts';
import { noServerError } from './symbols-operation.ts';

/** Returns the capabilities of the server that {@link mainRoute} selects. */
export async function capabilities(
  session: WorkspaceSession,
  options: OperationOptions = {},
): Promise<BundleOf<CapabilitiesFacts>> {
  const request = requestOf('capabilities', {}, options);
  return answeredBundle<CapabilitiesFacts>(session, request, async (progress) => {
    const server = await session.pool.hostOf(await mainRoute(session, options));
    const answer = await server.answer({
      isCacheable: false,
      key: 'capabilities',
      documents: [],
      ...requestLimits(session, options),
      send: async (view) => view.session.capabilities as Readonly<Record<string, unknown>>,
    });
    progress.environment = answer.environment;
    progress.facts = { provenance: 'lsp', capabilities: answer.value };
  });
}

export interface RawRequestOptions extends OperationOptions {
  /** The parameters, any JSON value. */
  readonly params?: unknown;
  /** A place. Its document and position are the defaults of `params.textDocument` and `params.position`. */
  readonly selector?: string | PositionSpec | undefined;
}

/** Sends a request that LSP or the server defines. {@link readRawRequest} rejects some methods. */
export async function rawRequest(
  session: WorkspaceSession,
  method: string,
  options: RawRequestOptions = {},
): Promise<BundleOf<RequestFacts>> {
  const { params, selector } = options;
  const roots = namedRoots([{ name: '', path: session.root }]);
  const bundleOptions = { method, ...(params === undefined ? {} : { params: named(jsonOf(params), roots) }) };
  const opened = new Map<string, LeasedText>();
  if (selector !== undefined) {
    let sent: unknown;
    return queryPlace<unknown, RequestFacts>(session, selector, options, {
      cmd: 'request',
      bundleOptions,
      otherDocuments: async () => {
        sent = await placed(session, params, opened);
        return [...opened.values()];
      },
      read: async (view, target) => readRawRequest(view, method, sent, target),
      isCacheable: false,
      uris: () => [],
      facts: (result, documents) => ({ provenance: 'lsp', documents, result }),
    });
  }
  return answeredBundle<RequestFacts>(
    session,
    requestOf('request', bundleOptions, options),
    async (progress) => {
      const server = await session.pool.hostOf(await mainRoute(session, options));
      const sent = await placed(session, params, opened);
      const answer = await server.answer({
        isCacheable: false,
        key: JSON.stringify(['request', bundleOptions]),
        documents: [...opened.values()],
        ...requestLimits(session, options),
        send: async (view) => readRawRequest(view, method, sent, undefined),
      });
      progress.environment = answer.environment;
      progress.facts = { provenance: 'lsp', documents: {}, result: answer.value };
    },
  );
}

/** Lists all servers or those named `server`, even if they do not run. Starts no server. */
export async function status(
  session: WorkspaceSession,
  options: Pick<OperationOptions, 'server'> = {},
): Promise<BundleOf<StatusFacts>> {
  return answeredBundle<StatusFacts>(session, requestOf('status', {}, options), async (progress) => {
    progress.facts = { servers: await serversOf(session, options), checks: [] };
  });
}

/** Discards all answers on disk. Stops all servers or those named `server`; the next query starts new servers. */
export async function reload(
  session: WorkspaceSession,
  options: Pick<OperationOptions, 'server'> = {},
): Promise<BundleOf<StatusFacts>> {
  return answeredBundle<StatusFacts>(session, requestOf('reload', {}, options), async (progress) => {
    session.pool.routerFor(options.server);
    await clearAnswers(session.answersFolder);
    await session.pool.reload(options.server);
    progress.facts = { servers: await serversOf(session, options), checks: [] };
  });
}

/** Returns the status of all servers, or of the named server in each root. Throws E/USAGE for an unknown name. */
async function serversOf(
  { pool }: WorkspaceSession,
  { server }: Pick<OperationOptions, 'server'>,
): Promise<readonly ServerStatus[]> {
  pool.routerFor(server);
  const servers = await pool.status();
  return server === undefined ? servers : servers.filter(({ name }) => name === server);
}

function requestOf(
  cmd: BundleRequest['cmd'],
  bundleOptions: BundleRequest['options'],
  { server }: OperationOptions,
): BundleRequest {
  return { cmd, options: { ...bundleOptions, ...(server === undefined ? {} : { server }) } };
}

/**
 * Returns the route (a server and its root) with the most files. Considers only routes of the named server; without a
 * name, routes of all servers except linters. If Pyright is named, returns Pyright with the workspace's root. If no
 * route has a file, returns the named server (default: Pyright) with the workspace's root. If this server is
 * disabled, throws E/NO_SERVER. Throws E/USAGE for an unknown name.
 */
async function mainRoute(session: WorkspaceSession, { server }: OperationOptions): Promise<Route> {
  const { root, pool } = session;
  const router = pool.routerFor(server);
  const main = server ?? 'pyright';
  const definition = router.definitions.find(({ name, disabled }) => name === main && !disabled);
  // Pyright runs in the workspace's root, as its command line does.
  if (server === 'pyright' && definition !== undefined) return { definition, root };
  const isMain = ({ route }: RoutedFiles): boolean => server !== undefined || !route.definition.linter;
  const most = (await workspaceRoutes(session, router)).find(isMain);
  if (most !== undefined) return most.route;
  if (definition !== undefined) return { definition, root };
  throw await noServerError(session, { server });
}

function jsonOf(value: unknown): unknown {
  const text = JSON.stringify(value);
  if (text === undefined) throw new LanserError('E/USAGE', 'params must be JSON.');
  return JSON.parse(text) as unknown;
}

const URI_MEMBERS: ReadonlySet<string> = new Set(['uri', 'targetUri', 'oldUri', 'newUri']);

/** Converts paths in {@link URI_MEMBERS} to `file:` URIs. Adds documents to `opened`. May throw E/NOT_FOUND. */
async function placed(
  session: WorkspaceSession,
  value: unknown,
  opened: Map<string, LeasedText>,
  key = '',
): Promise<unknown> {
  if (typeof value === 'string' && URI_MEMBERS.has(key)) {
    const document = await session.files.document(value);
    // A name with a colon is a URI, unless it is the path of a document in the workspace.
    if (document === undefined && value.includes(':')) return value;
    const file = path.resolve(session.root, document?.uri ?? value);
    if (document !== undefined) opened.set(file, { file, text: document.lines.text });
    else if (key !== 'newUri' && !existsSync(file))
      throw new LanserError('E/NOT_FOUND', `${JSON.stringify(value)} does not exist. Check its path.`);
    return pathToFileURL(file).href;
  }
  if (typeof value !== 'object' || value === null) return value;
  const members: [string, unknown][] = [];
  for (const [name, member] of Object.entries(value))
    members.push([name, await placed(session, member, opened, name)]);
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
}
