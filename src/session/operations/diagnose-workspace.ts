import path from 'node:path';
import type { BundleRequest, DiagnosticsBundle, DiagnosticsFacts, Scope } from '../../model/bundle.ts';
import { LanserError } from '../../model/lanser-error.ts';
import type { PositionSpec } from '../../model/selector.ts';
import { SHIPPED_COMMAND } from '../../server/definition.ts';
import { nearestRoot } from '../../server/root-folder.ts';
import { routeKey, type Route, type Router } from '../../server/routing.ts';
import { workspacePath } from '../../workspace/containment.ts';
import { excludedFiles } from '../../workspace/source-tree.ts';
import { expandFiles, patternsInside } from '../../workspace/scope.ts';
import { noProgram, noServer } from '../../server-pool/no-server.ts';
import { includedRoutes, workspaceRoutes, type RoutedFiles } from '../../server-pool/workspace-routes.ts';
import { checkOptions, locateRequest } from '../locate/locate-request.ts';
import { resolveRequest } from '../locate/resolve-request.ts';
import type { OperationOptions, WorkspaceSession } from '../workspace-session.ts';
import { answeredBundle, type Progress } from './answered-bundle.ts';
import {
  diagnoseAvailable,
  diagnosticsFacts,
  type AvailableDiagnostics,
  type FoundDiagnostics,
} from './diagnostics-operation.ts';
import { placeExtent } from './place-extent.ts';
import { requestLimits } from './request-limits.ts';
import { serverOutline } from './server-outline.ts';
import { serverFailure, type ServerFailure } from './server-failures.ts';

/** The options of `diagnostics`. `files`, `selector` and `workspace` exclude each other. */
export interface DiagnosticsOptions extends OperationOptions {
  /** Files, folders and globs, at least one. Without files or a selector, the scope is the whole workspace. */
  readonly files?: readonly string[] | undefined;
  /** The absolute path of the folder that `files` are relative to; default: the workspace. */
  readonly from?: string | undefined;
  /** The place to diagnose: the range of the selector, or the whole definition that it names. */
  readonly selector?: string | PositionSpec | undefined;
  /** True to check the whole workspace, which is also the default. */
  readonly workspace?: true | undefined;
}

export async function diagnostics(
  session: WorkspaceSession,
  options: DiagnosticsOptions = {},
): Promise<DiagnosticsBundle> {
  const { files: patterns, selector, workspace } = options;
  if ([patterns, selector, workspace].filter((scope) => scope !== undefined).length > 1) {
    throw new LanserError(
      'E/USAGE',
      'The request names more than one of files, a selector and the whole workspace. Name only one.',
    );
  }
  if (patterns?.length === 0) {
    throw new LanserError('E/USAGE', 'The list `files` is empty. Omit `files` to check the whole workspace.');
  }
  if (selector !== undefined) return diagnoseRange(session, selector, options);
  const from = options.from ?? session.root;
  const files = await patternsInside(session.root, from, patterns ?? []);
  const request = withServer(diagnosticsRequest(session.root, from, files), options);
  return answeredBundle<DiagnosticsFacts>(session, request, async (progress) => {
    const whole = files.length === 0;
    const { routed, failures } = whole
      ? await wholeWorkspace(session, options)
      : { routed: await namedFiles(session, from, { ...options, files }), failures: [] };
    const available = await diagnoseAvailable(session, routed, options);
    noteDiagnostics(progress, available, failures, ({ documents }) => {
      const names = Object.keys(documents);
      return whole ? { kind: 'workspace', files: names.length } : { kind: 'files', files: names };
    });
  });
}

/** Adds results and failures to `progress`. Throws the first failure if no server answered. */
function noteDiagnostics(
  progress: Progress<DiagnosticsFacts>,
  { found, failures }: AvailableDiagnostics,
  before: readonly ServerFailure[],
  scopeOf: (found: FoundDiagnostics) => Scope,
): void {
  const all = [...before, ...failures];
  const [failure] = all;
  if (found === undefined) throw failure?.error ?? new TypeError('no server to ask');
  progress.environment = found.environment;
  progress.facts = diagnosticsFacts(found, scopeOf(found), all);
  progress.failure = failure?.error;
}

/** Returns the request for the bundle. Files outside of the workspace become `external:NAME`, others relative. */
export function diagnosticsRequest(root: string, from: string, files: readonly string[]): BundleRequest {
  if (files.length === 0) return { cmd: 'diagnostics', options: { workspace: true } };
  return {
    cmd: 'diagnostics',
    options: { files: files.map((file) => artifactName(root, from, file)) },
  };
}

function artifactName(root: string, from: string, file: string): string {
  const absolute = path.resolve(from, file);
  if (absolute === root) return '.';
  return workspacePath(root, absolute) ?? `external:${path.basename(absolute)}`;
}

function withServer(request: BundleRequest, { server }: OperationOptions): BundleRequest {
  return server === undefined ? request : { ...request, options: { ...request.options, server } };
}

async function diagnoseRange(
  session: WorkspaceSession,
  selector: string | PositionSpec,
  options: DiagnosticsOptions,
): Promise<DiagnosticsBundle> {
  checkOptions(options);
  const indexIo = options.indexIo ?? session.indexIo;
  const located = await locateRequest(session.root, selector, { topK: options.topK, indexIo });
  const request = withServer({ ...located.request, cmd: 'diagnostics' }, options);
  return answeredBundle<DiagnosticsFacts>(session, request, async (progress) => {
    const resolved = await resolveRequest(session, located, {
      topK: options.topK,
      indexIo,
      wholeLines: true,
      // The file's primary server makes the outline, because `options.server` may be a linter without symbols.
      outline: serverOutline(session, requestLimits(session, options)),
    });
    progress.resolution = resolved.resolution;
    const { document, error } = resolved;
    if (error !== undefined || document === undefined) {
      throw (
        error ??
        new LanserError(
          'E/NOT_FOUND',
          'The selector does not resolve to a location. Run locate with this selector to list the candidates.',
        )
      );
    }
    const file = path.join(session.root, document.uri);
    const available = await diagnoseAvailable(session, await routedTo(session, [file], options), options);
    noteDiagnostics(progress, available, [], ({ documents }) => {
      if (documents[document.uri] === document.docVersion) {
        return { kind: 'range', uri: document.uri, range: placeExtent(resolved, request.selector) };
      }
      throw new LanserError(
        'E/CONTENT_MODIFIED',
        `${JSON.stringify(document.uri)} changed while it was checked. Run again.`,
        { path: document.uri },
      );
    });
  });
}

async function namedFiles(
  session: WorkspaceSession,
  from: string,
  options: DiagnosticsOptions,
): Promise<readonly RoutedFiles[]> {
  const { root, pool } = session;
  const { definitions } = pool.routerFor(options.server);
  const requested =
    options.server === undefined ? definitions : definitions.filter(({ name }) => name === options.server);
  const types = [...new Set(requested.flatMap(({ fileTypes, disabled }) => (disabled ? [] : fileTypes)))];
  const { signal } = requestLimits(session, options);
  const named = new Set((options.files ?? []).map((file) => path.resolve(from, file)));
  const excluded = await excludedFiles(root, session.exclude);
  const found = await expandFiles(root, from, options.files ?? [], types, signal);
  const files = found.filter((file) => named.has(path.join(root, file)) || !excluded.has(file));
  const routed = await routedTo(
    session,
    files.map((file) => path.join(root, file)),
    options,
    named,
  );
  if (routed.length > 0) return routed;
  throw new LanserError(
    'E/NO_SERVER',
    'No language server supports any of these files. Configure one in lanser.json.',
  );
}

/**
 * Groups files by their servers. A file in `named` has the servers of {@link Router.routes}, and any other file has
 * the servers of {@link includedRoutes}. Throws E/NO_SERVER for a file in `named` without a server.
 */
export async function routedTo(
  session: WorkspaceSession,
  files: readonly string[],
  options: OperationOptions,
  named: ReadonlySet<string> = new Set(files),
): Promise<readonly RoutedFiles[]> {
  const router = session.pool.routerFor(options.server);
  const found = new Map<string, { readonly route: Route; readonly files: string[] }>();
  for (const file of files) {
    const isNamed = named.has(file);
    const routes = await (isNamed ? router.routes(file) : includedRoutes(session.root, file, router));
    if (isNamed && routes.length === 0) throw await noServer(router, file, session.root);
    for (const route of routes) {
      const key = routeKey(route);
      const entry = found.get(key) ?? { route, files: [] };
      found.set(key, entry);
      entry.files.push(file);
    }
  }
  return [...found.values()];
}

/** Finds the servers and their files. Pyright runs once for all projects together, as its command line does. */
async function wholeWorkspace(
  session: WorkspaceSession,
  options: OperationOptions,
): Promise<{ readonly routed: readonly RoutedFiles[]; readonly failures: readonly ServerFailure[] }> {
  const router = session.pool.routerFor(options.server);
  const routed = await workspaceRoutes(session, router);
  const checked: RoutedFiles[] = [];
  const failures: ServerFailure[] = [];
  const pyright = await pyrightRoute(session.root, router, options.server, routed);
  if (pyright !== undefined) {
    try {
      checked.push({ route: pyright, files: await filesOf(session, pyright, options) });
    } catch (error) {
      const ofPyright = routed.filter(({ route }) => route.definition.name === 'pyright');
      const files = ofPyright.flatMap((one) => one.files);
      failures.push(serverFailure(session.root, pyright, files, error));
    }
  }
  for (const { route, files } of routed) {
    if (route.definition.name !== 'pyright') checked.push({ route, files });
  }
  const some = checked.filter(({ files }) => files.length > 0);
  if (some.length > 0 || failures.length > 0) return { routed: some, failures };
  const selected = router.definitions.find(({ name }) => name === options.server);
  if (selected !== undefined && selected.command !== SHIPPED_COMMAND) {
    if ((await router.executable(selected)) === undefined) throw noProgram(selected, session.root);
  }
  throw new LanserError(
    'E/NOT_FOUND',
    'No file to check was found in the workspace. For Pyright, check `include` in its configuration.',
    {},
    { hint: 'name-workspace' },
  );
}

async function pyrightRoute(
  root: string,
  router: Router,
  server: string | undefined,
  routed: readonly RoutedFiles[],
): Promise<Route | undefined> {
  if (server !== undefined && server !== 'pyright') return undefined;
  const definition = router.definitions.find(({ name }) => name === 'pyright');
  if (definition === undefined || definition.disabled) return undefined;
  if (routed.some(({ route }) => route.definition.name === 'pyright')) return { definition, root };
  const file = path.join(root, 'any.py');
  const primary = server === undefined ? await router.primary(file) : undefined;
  if (primary !== undefined && primary.definition.name !== 'pyright') return undefined;
  // In `routed`, no file is for Pyright. But Pyright's configuration may include files that `routed` lacks.
  const hasMarker = (await nearestRoot(root, file, definition.rootMarkers)) !== undefined;
  return hasMarker || routed.length === 0 ? { definition, root } : undefined;
}

async function filesOf(
  session: WorkspaceSession,
  route: Route,
  options: OperationOptions,
): Promise<readonly string[]> {
  const server = await session.pool.hostOf(route);
  const answer = await server.answer({
    isCacheable: true,
    key: 'workspace files',
    documents: [],
    ...requestLimits(session, options),
    send: async (view) => {
      const files = await server.workspaceFiles(view.session);
      return files.map((file) => workspacePath(session.root, file) ?? outside(session.root, file));
    },
  });
  return answer.value.map((name) => path.join(session.root, name));
}

function outside(root: string, file: string): never {
  const shown = path.relative(root, file);
  throw new LanserError(
    'E/INCONCLUSIVE',
    `Pyright's configuration includes ${JSON.stringify(shown)}, which is outside of the workspace, so the whole project cannot be checked here. Remove this path from "include", or name the files to check.`,
    { path: shown },
  );
}
