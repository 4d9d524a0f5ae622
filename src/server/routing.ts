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
  /** Absolute; the nearest root marker decides, else the workspace's root. Never outside the workspace. */
  readonly root: string;
}

/** Why a definition that takes a file does not serve it. */
export interface MissingServer {
  readonly name: string;
  readonly reason: string;
}

/** Which servers a file goes to. */
export interface Router {
  /**
   * The primary server first, then linters. Empty where none is configured or installed.
   *
   * @throws LanserError E/NO_SERVER where the one that was asked for does not serve the file.
   */
  routes(file: string): Promise<readonly Route[]>;
  /** The first of {@link Router.routes} that is no linter. */
  primary(file: string): Promise<Route | undefined>;
  /** What each definition that takes the file lacks. */
  missing(file: string): Promise<readonly MissingServer[]>;
  readonly definitions: readonly ServerDefinition[];
  /** The name of the one server that may be used, where there is one. */
  readonly only: string | undefined;
  /** The absolute path of a definition's program; undefined where there is none. */
  executable(definition: ServerDefinition): Promise<string | undefined>;
}

/**
 * Routes the files of a workspace, whose root is absolute with links resolved. `only` is the name of the
 * one server that may be used; `find` says where a command is, by default on PATH outside of the workspace;
 * `projects` are the only roots of servers, whatever markers there are.
 *
 * @throws LanserError E/USAGE where no server has that name.
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
  // What is installed does not change below a run; root markers do, when somebody works.
  const found = new Map<string, Promise<string | undefined>>();
  const executable = async ({ command }: ServerDefinition): Promise<string | undefined> => {
    const known = found.get(command) ?? find(command);
    found.set(command, known);
    return known;
  };
  const lackOf = async (definition: ServerDefinition, file: string): Promise<string | undefined> => {
    const { name, command, fileTypes, rootMarkers, install } = definition;
    if (definition.disabled) return `${name} is disabled`;
    if (closestFileType(fileTypes, file) === undefined) return `${name} takes ${fileTypes.join(', ')}`;
    if (projects !== undefined && projectOf(projects, file) === undefined) {
      return `${name} is asked about the files of the projects alone`;
    }
    // One that was asked for by name needs no other invitation.
    const isInvited =
      chosen !== undefined ||
      !definition.needsMarker ||
      (await nearestRoot(workspaceRoot, file, rootMarkers)) !== undefined;
    if (!isInvited) return `${name} takes part where there is ${rootMarkers.join(' or ')}`;
    if (command === SHIPPED_COMMAND || (await executable(definition)) !== undefined) return undefined;
    // A linter that a file names and that is not there is an error later, not one opinion less.
    if (definition.linter && definition.origin !== 'built-in' && chosen === undefined) return undefined;
    if (path.isAbsolute(command)) return `the command of ${name} is not an executable file`;
    const hint = install === undefined ? `no ${command} on PATH outside of the workspace` : install;
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
    executable,
    async primary(file) {
      if (chosen !== undefined) return (await router.routes(file))[0];
      for (const definition of byCloseness(definitions, file)) {
        if (!definition.linter && (await lackOf(definition, file)) === undefined)
          return routeOf(definition, file);
      }
      return undefined;
    },
    async routes(file) {
      if (chosen !== undefined) {
        const lack = await lackOf(chosen, file);
        if (lack === undefined) return [await routeOf(chosen, file)];
        const details = { server: chosen.name, reason: lack };
        throw new LanserError('E/NO_SERVER', `No language server for this file: ${lack}.`, details);
      }
      const routes: Route[] = [];
      let hasPrimary = false;
      for (const definition of byCloseness(definitions, file)) {
        if (!definition.linter && hasPrimary) continue;
        if ((await lackOf(definition, file)) !== undefined) continue;
        const route = await routeOf(definition, file);
        if (definition.linter) routes.push(route);
        else routes.unshift(route);
        hasPrimary ||= !definition.linter;
      }
      return routes;
    },
    async missing(file) {
      const asked = chosen === undefined ? byCloseness(definitions, file) : [chosen];
      const lacks = await Promise.all(
        asked.map(async (definition) => ({ definition, lack: await lackOf(definition, file) })),
      );
      return lacks.flatMap(({ definition: { name }, lack }) =>
        lack === undefined ? [] : [{ name, reason: lack }],
      );
    },
  };
  return router;
}

function projectOf(projects: readonly string[], file: string): string | undefined {
  return projects.find((project) => isInside(project, file));
}

/** Those that take the file: whole names before endings, longer endings before shorter, else in order. */
function byCloseness(definitions: readonly ServerDefinition[], file: string): readonly ServerDefinition[] {
  const closeness = ({ fileTypes }: ServerDefinition): number => {
    const fileType = closestFileType(fileTypes, file);
    return fileType === path.basename(file) ? Number.MAX_SAFE_INTEGER : (fileType?.length ?? 0);
  };
  return definitions
    .filter((definition) => closeness(definition) > 0)
    .toSorted((left, right) => closeness(right) - closeness(left));
}

async function findCommand(host: Host, workspaceRoot: string, command: string): Promise<string | undefined> {
  if (path.isAbsolute(command)) return (await isExecutable(command)) ? command : undefined;
  return findExecutable(host, [command], [workspaceRoot, await enclosingCheckout(workspaceRoot)]);
}
