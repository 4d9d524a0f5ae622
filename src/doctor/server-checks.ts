import path from 'node:path';
import type { Check } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import { closestFileType, SHIPPED_COMMAND, type ServerDefinition } from '../server/definition.ts';
import type { Route } from '../server/routing.ts';
import { sourceTree } from '../workspace/source-tree.ts';
import { workspaceRoutes } from '../server-pool/workspace-routes.ts';
import { plural } from '../text/plural.ts';
import {
  failed,
  failedWithHint,
  notApplicable,
  passed,
  type DoctorCheck,
  type CheckOutcome,
} from './check.ts';
import type { DoctorContext } from './doctor-context.ts';

/**
 * Checks of the language servers. They start each enabled, installed server that supports a file of the workspace.
 * If `context.server` names a server, they check only this server.
 */
export const SERVER_CHECK: DoctorCheck = {
  group: 'servers',
  async runEach(context) {
    const { root, session, server } = context;
    const router = session.pool.routerFor(server);
    const requested = router.definitions.filter(({ name }) => server === undefined || name === server);
    const files = await sourceTree(root, [...new Set(requested.flatMap(({ fileTypes }) => fileTypes))]);
    const routed = await workspaceRoutes(session, router);
    const checks: Check[] = [];
    for (const definition of requested) {
      const count = files.filter((file) => closestFileType(definition.fileTypes, file)).length;
      if (count === 0 && server === undefined && definition.origin === 'built-in') continue;
      const uses = routed.filter(({ route }) => route.definition.name === definition.name);
      const outcome = await checkServer(context, definition, { count, route: uses[0]?.route });
      checks.push({ name: `server ${definition.name}`, ...outcome });
    }
    const checkedNames = new Set(checks.map(({ name }) => name));
    const states = await session.pool.status();
    context.servers.push(...states.filter(({ name }) => checkedNames.has(`server ${name}`)));
    if (checks.length > 0) return checks;
    return [{ name: 'servers', ...notApplicable('No language server supports a file of the workspace.') }];
  },
};

interface Use {
  /** The number of the workspace's files that the server supports. */
  readonly count: number;
  /** The server, with the root folder in which it serves the most files; undefined if no file uses the server. */
  readonly route: Route | undefined;
}

async function checkServer(
  context: DoctorContext,
  definition: ServerDefinition,
  use: Use,
): Promise<CheckOutcome> {
  const { session, root, server, timeoutMs, signal, host, programs } = context;
  const { name, command, disabled, origin, install } = definition;
  if (disabled) return notApplicable('disabled in the configuration');
  const isNeeded = use.route !== undefined || origin !== 'built-in' || server !== undefined;
  const counted = plural(use.count, 'file');
  const isUnused = use.count > 0 && use.route === undefined;
  const supports = isUnused ? `supports ${counted}, but is not used for them` : `supports ${counted}`;
  if (command !== SHIPPED_COMMAND) {
    const program = await session.pool.routerFor(server).executable(definition);
    if (program === undefined) {
      const found = `not installed; ${supports}`;
      const advice =
        install ??
        `Install ${context.nameOf(command) ?? path.basename(command)}, or correct the server's command in the configuration.`;
      return isNeeded ? failed(found, advice) : notApplicable(`${found}; to get it: ${advice}`);
    }
    programs.set(name, program);
    host.log(`${name}: ${program}`);
  }
  if (use.count === 0) return notApplicable('installed; supports no file of the workspace');
  try {
    const route = use.route ?? { definition, root };
    const running = await session.pool.hostOf(route);
    const arrivedMs = host.monotonicMs();
    const limits = { arrivedMs, timeoutMs, signal };
    const query = { key: 'doctor', isCacheable: false, documents: [], ...limits };
    await running.answer({ ...query, send: async () => Promise.resolve(true) });
    return passed(
      `${running.version ?? 'an unknown version'} starts; ${isUnused ? supports : `serves ${counted}`}`,
    );
  } catch (error) {
    if (!(error instanceof LanserError) || signal.aborted) throw error;
    const found = [`does not start; ${supports}`, `${error.code}: ${error.message}`];
    return isNeeded ? failedWithHint(error.hint, ...found) : notApplicable(...found);
  }
}
