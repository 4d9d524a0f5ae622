import path from 'node:path';
import { LanserError } from '../../model/lanser-error.ts';
import { compareCodeUnits } from '../../model/range.ts';
import { closestFileType, type ServerDefinition } from '../../server/definition.ts';
import { nearestRoot } from '../../server/root-folder.ts';
import type { Route, Router } from '../../server/routing.ts';
import { sourceTree } from '../../workspace/source-tree.ts';

/** A server over one root, and the workspace's files that are its own; absolute. */
export interface RoutedFiles {
  readonly route: Route;
  readonly files: readonly string[];
}

/** What marks every checkout, whatever is in it. */
const ANY_CHECKOUT: ReadonlySet<string> = new Set(['.git', '.hg']);

/**
 * The servers that the files of a workspace go to, those with most files first. A built-in one takes part
 * unasked only where a root marker says that the folder is a project of its kind.
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
    const routes = byFolder.get(key) ?? (await invitedRoutes(root, file, router));
    byFolder.set(key, routes);
    for (const route of routes) {
      const of = `${route.definition.name}\0${route.root}`;
      const entry = found.get(of) ?? { route, files: [] };
      found.set(of, entry);
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

/** The servers of a file that nobody has named. */
export async function invitedRoutes(root: string, file: string, router: Router): Promise<readonly Route[]> {
  const routes = await router.routes(file).catch(nobody);
  // Who names a server invites it.
  return router.only === undefined ? invited(root, file, routes) : routes;
}

/** A server that was asked for by name takes only its own files. */
function nobody(error: unknown): readonly Route[] {
  if (error instanceof LanserError && error.code === 'E/NO_SERVER') return [];
  throw error;
}

async function invited(root: string, file: string, routes: readonly Route[]): Promise<readonly Route[]> {
  const asked = await Promise.all(routes.map(async ({ definition }) => isInvited(root, file, definition)));
  return routes.filter((_, index) => asked[index]);
}

async function isInvited(
  root: string,
  file: string,
  { origin, name, rootMarkers }: ServerDefinition,
): Promise<boolean> {
  if (origin !== 'built-in' || name === 'pyright') return true;
  const markers = rootMarkers.filter((marker) => !ANY_CHECKOUT.has(marker));
  return (await nearestRoot(root, file, markers)) !== undefined;
}
