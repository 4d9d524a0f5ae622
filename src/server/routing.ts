import path from 'node:path';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { enclosingCheckout, isInside } from '../workspace/containment.ts';
import { findExecutable, isExecutable } from '../workspace/executable.ts';
import { closestFileType, SHIPPED_COMMAND, type ServerDefinition } from './definition.ts';
import { definitionNamed } from './registry.ts';
import { nearestRoot } from './root-folder.ts';

export interface Route {
  readonly definition: ServerDefinition;
  /** The absolute path of the server's root folder. */
  readonly root: string;
}

export function routeKey({ definition, root }: Route): string {
  return `${definition.name}\0${root}`;
}

export interface MissingServer {
  readonly name: string;
  readonly reason: string;
}

export interface Router {
  /**
   * Returns the primary server (the first that is not a linter), if any, then the linters; with `only`, the named
   * server. Without `only`, includes a configured server even if its program is missing.
   *
   * @throws LanserError E/NO_SERVER if the server that `only` names cannot serve the file.
   */
  routes(file: string): Promise<readonly Route[]>;
  /** Returns the primary server, if any. With `only`, returns or throws as {@link Router.routes} does. */
  primary(file: string): Promise<Route | undefined>;
  /**
   * Returns the servers that accept the file's type but cannot serve the file. With `only`, returns at most the named
   * server, even if it does not accept the file's type.
   */
  missing(file: string): Promise<readonly MissingServer[]>;
  readonly definitions: readonly ServerDefinition[];
  /** The name of the only server that may be used; undefined for all servers. */
  readonly only: string | undefined;
  /** Returns the absolute path of a server's program; undefined if it is not found. */
  executable(definition: ServerDefinition): Promise<string | undefined>;
}

/**
 * Creates a router for a workspace (absolute, links resolved). If `projects` is given, only these folders are roots
 * of servers, and files elsewhere have no server. Throws E/USAGE if `only` is an unknown name.
 */
export function openRouter(
  host: Host,
  workspaceRoot: string,
  definitions: readonly ServerDefinition[],
  only?: string,
  find: (command: string) => Promise<string | undefined> = async (command) =>
    findCommand(host, workspaceRoot, command),
  projects?: readonly string[],
): Router {
  const chosen = only === undefined ? undefined : definitionNamed(definitions, only);
  const executable = cachedSearch(host, find);
  const missingReason = async (definition: ServerDefinition, file: string): Promise<string | undefined> => {
    const { name, command, fileTypes, rootMarkers, install } = definition;
    if (definition.disabled) return `${name} is disabled`;
    if (closestFileType(fileTypes, file) === undefined) return `${name} supports ${fileTypes.join(', ')}`;
    if (projects !== undefined && projectOf(projects, file) === undefined) {
      return `${name} is used only for files of the selected projects`;
    }
    // A server selected by name does not need its root marker.
    const isIncluded =
      chosen !== undefined ||
      !definition.needsMarker ||
      (await nearestRoot(workspaceRoot, file, rootMarkers)) !== undefined;
    if (!isIncluded) return `${name} is used only with ${rootMarkers.join(' or ')}`;
    if (command === SHIPPED_COMMAND || (await executable(command)) !== undefined) return undefined;
    // The start of a configured server without a program must fail. Otherwise, another server would answer instead.
    if (definition.origin !== 'built-in' && chosen === undefined) return undefined;
    if (path.isAbsolute(command)) return `the command of ${name} is not an executable file`;
    const hint =
      install === undefined
        ? `${command} was not found on PATH outside of the workspace and its checkout`
        : install;
    return `${name} is not installed: ${hint}`;
  };
  const routeOf = async (definition: ServerDefinition, file: string): Promise<Route> => ({
    definition,
    root:
      projectOf(projects ?? [], file) ??
      (await nearestRoot(workspaceRoot, file, definition.rootMarkers)) ??
      workspaceRoot,
  });
  const router: Router = {
    definitions,
    only,
    executable: async ({ command }) => executable(command),
    async primary(file) {
      if (chosen !== undefined) return (await router.routes(file))[0];
      for (const definition of byCloseness(definitions, file)) {
        if (!definition.linter && (await missingReason(definition, file)) === undefined)
          return routeOf(definition, file);
      }
      return undefined;
    },
    async routes(file) {
      if (chosen !== undefined) {
        const reason = await missingReason(chosen, file);
        if (reason === undefined) return [await routeOf(chosen, file)];
        const details = { server: chosen.name, reason };
        const message = `No language server is available for this file: ${reason}.`;
        throw new LanserError('E/NO_SERVER', message, details, { hint: 'choose-server' });
      }
      const routes: Route[] = [];
      let hasPrimary = false;
      for (const definition of byCloseness(definitions, file)) {
        if (!definition.linter && hasPrimary) continue;
        if ((await missingReason(definition, file)) !== undefined) continue;
        const route = await routeOf(definition, file);
        if (definition.linter) routes.push(route);
        else routes.unshift(route);
        hasPrimary ||= !definition.linter;
      }
      return routes;
    },
    async missing(file) {
      const considered = chosen === undefined ? byCloseness(definitions, file) : [chosen];
      const reasons = await Promise.all(
        considered.map(async (definition) => ({ definition, reason: await missingReason(definition, file) })),
      );
      return reasons.flatMap(({ definition: { name }, reason }) =>
        reason === undefined ? [] : [{ name, reason }],
      );
    },
  };
  return router;
}

function projectOf(projects: readonly string[], file: string): string | undefined {
  return projects.find((project) => isInside(project, file));
}

/** Returns the matching definitions: by whole file name first, then by longest extension. Ties keep their order. */
function byCloseness(definitions: readonly ServerDefinition[], file: string): readonly ServerDefinition[] {
  const closeness = ({ fileTypes }: ServerDefinition): number => {
    const fileType = closestFileType(fileTypes, file);
    return fileType === path.basename(file) ? Number.MAX_SAFE_INTEGER : (fileType?.length ?? 0);
  };
  return definitions
    .filter((definition) => closeness(definition) > 0)
    .toSorted((left, right) => closeness(right) - closeness(left));
}

/** The time in milliseconds for which a failed search is cached. The user can install the program at any time. */
const FAILED_SEARCH_MS = 1000;

function cachedSearch(
  host: Host,
  find: (command: string) => Promise<string | undefined>,
): (command: string) => Promise<string | undefined> {
  interface Search {
    readonly program: Promise<string | undefined>;
    readonly startMs: number;
  }
  const searches = new Map<string, Search>();
  return async (command) => {
    const last = searches.get(command);
    if (last !== undefined) {
      const isRecent = host.monotonicMs() - last.startMs < FAILED_SEARCH_MS;
      if (isRecent || (await last.program) !== undefined) return last.program;
    }
    const program = find(command);
    searches.set(command, { program, startMs: host.monotonicMs() });
    return program;
  };
}

async function findCommand(host: Host, workspaceRoot: string, command: string): Promise<string | undefined> {
  if (path.isAbsolute(command)) return (await isExecutable(command)) ? command : undefined;
  return findExecutable(host, [command], [workspaceRoot, await enclosingCheckout(workspaceRoot)]);
}
