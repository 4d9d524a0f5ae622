import path from 'node:path';
import { LanserError } from '../model/lanser-error.ts';
import { compareCodeUnits } from '../model/range.ts';
import { closestFileType, type ServerDefinition } from '../server/definition.ts';
import { nearestRoot } from '../server/root-folder.ts';
import { routeKey, type Route, type Router } from '../server/routing.ts';
import { sourceTree } from '../workspace/source-tree.ts';

/** A server for one root, and the absolute paths of the workspace's files that it serves. */
export interface RoutedFiles {
  readonly route: Route;
  readonly files: readonly string[];
}

/** Root markers that a project of any kind can have. */
const ANY_CHECKOUT: ReadonlySet<string> = new Set(['.git', '.hg']);

/**
 * Returns the servers for the workspace's files, those with the most files first. For a file, omits a built-in server
 * if neither the file's folder nor a workspace folder above it has a root marker of the server. For this rule, `.git`
 * and `.hg` do not count. The rule does not apply to Pyright, to configured servers, or to a server selected by name
 * (`router.only`).
 */
export async function workspaceRoutes(
  { root, exclude }: { readonly root: string; readonly exclude: readonly string[] },
  router: Router,
): Promise<readonly RoutedFiles[]> {
  const enabled = router.definitions.filter(({ disabled }) => !disabled);
  const types = [...new Set(enabled.flatMap(({ fileTypes }) => fileTypes))];
  const byFolder = new Map<string, readonly Route[]>();
  const found = new Map<string, { readonly route: Route; readonly files: string[] }>();
  for (const name of await sourceTree(root, types, exclude)) {
    const file = path.join(root, name);
    const key = `${path.dirname(file)}\0${closestFileType(types, file) ?? ''}`;
    const routes = byFolder.get(key) ?? (await includedRoutes(root, file, router));
    byFolder.set(key, routes);
    for (const route of routes) {
      const entry = found.get(routeKey(route)) ?? { route, files: [] };
      found.set(routeKey(route), entry);
      entry.files.push(file);
    }
  }
  return [...found.values()].toSorted(
    (left, right) =>
      right.files.length - left.files.length ||
      compareCodeUnits(left.route.definition.name, right.route.definition.name) ||
      compareCodeUnits(left.route.root, right.route.root),
  );
}

/** Returns the servers that are included for a file; see {@link workspaceRoutes}. */
export async function includedRoutes(root: string, file: string, router: Router): Promise<readonly Route[]> {
  const routes = await router.routes(file).catch(noRoutes);
  return router.only === undefined ? includedOnly(root, file, routes) : routes;
}

/** Returns no routes for E/NO_SERVER: the server that `router.only` names cannot serve the file. */
function noRoutes(error: unknown): readonly Route[] {
  if (error instanceof LanserError && error.code === 'E/NO_SERVER') return [];
  throw error;
}

async function includedOnly(root: string, file: string, routes: readonly Route[]): Promise<readonly Route[]> {
  const areIncluded = await Promise.all(
    routes.map(async ({ definition }) => isIncluded(root, file, definition)),
  );
  return routes.filter((_, index) => areIncluded[index]);
}

async function isIncluded(
  root: string,
  file: string,
  { origin, name, rootMarkers }: ServerDefinition,
): Promise<boolean> {
  if (origin !== 'built-in' || name === 'pyright') return true;
  const markers = rootMarkers.filter((marker) => !ANY_CHECKOUT.has(marker));
  return (await nearestRoot(root, file, markers)) !== undefined;
}
