import type {
  SessionEvent,
  TracedDefinition,
  TracedReward,
  TracedServer,
} from '../../model/generated/trace.ts';
import type { Host } from '../../model/host.ts';
import { TOOL } from '../../model/version.ts';
import { SHIPPED_COMMAND, type ServerDefinition } from '../../server/definition.ts';
import { workspacePath } from '../../workspace/containment.ts';
import { rootTokens } from '../../trace/root-tokens.ts';
import { CURRENT } from '../../trace/versions/upgrade.ts';
import type { NewEvent } from '../../trace/write-trace.ts';
import type { WorkspaceSession } from '../../session/workspace-session.ts';
import type { OperationRecord } from './operation-record.ts';
import { foldersOf } from './personal-folders.ts';

export interface SessionEvents {
  first(): readonly NewEvent[];
  eventsOf(record: OperationRecord): readonly NewEvent[];
}

export async function workspaceSessionEvents(session: WorkspaceSession): Promise<SessionEvents> {
  const { host, root, readableRoot, pool, configured } = session;
  const router = pool.routerFor(undefined);
  const definitions = await Promise.all(
    router.definitions.map(async (definition) =>
      traced(definition, (await router.executable(definition)) !== undefined),
    ),
  );
  const folder = workspacePath(readableRoot, root) ?? '.';
  const tokens = rootTokens([{ token: 'workspace', path: root }, ...foldersOf(host)]);
  const { cacheDir: _, ...configuration } = configured.configuration;
  return sessionEvents(host, {
    ...(folder === '.' ? {} : { folder }),
    settings: {
      configuration: tokens.hide(configuration) as typeof configuration,
      definitions,
      reward: tracedReward(session),
    },
  });
}

export function sessionEvents(
  { platform, arch }: Host,
  setup: Pick<SessionEvent, 'folder' | 'settings'>,
): SessionEvents {
  const written = new Map<string, string>();
  const event = (servers: readonly TracedServer[]): Omit<SessionEvent, 'seq'> => ({
    kind: 'session',
    version: CURRENT as SessionEvent['version'],
    tool: TOOL,
    servers: [...servers],
    configDigest: servers[0]?.environment?.configDigest ?? null,
    positionEncoding: servers[0]?.positionEncoding ?? 'utf-16',
    python: servers[0]?.environment?.python ?? null,
    platform: `${platform}-${arch}`,
    roots: [...new Set(servers.flatMap(({ roots = [] }) => roots.map(({ token }) => token)))].toSorted(),
  });
  return {
    first: () => [{ ...event([]), ...setup }],
    eventsOf({ servers }) {
      const newServers: TracedServer[] = [];
      for (const [id, server] of [...servers].toSorted(([left], [right]) => (left < right ? -1 : 1))) {
        // After a failed query, `server` has no environment. The server's entry in an earlier event then stays valid.
        if (server.environment === undefined && written.has(id)) continue;
        const serverText = JSON.stringify(server);
        if (written.get(id) !== serverText) newServers.push(server);
        written.set(id, serverText);
      }
      return newServers.length === 0 ? [] : [event(newServers)];
    },
  };
}

function tracedReward({ formula, rewards, opened }: WorkspaceSession): TracedReward {
  const scope = opened.reward?.scope;
  return {
    version: formula.version,
    weights: { ...formula.weights },
    series: rewards !== undefined,
    ...(scope === undefined ? {} : { scope: scope.kind === 'files' ? [...scope.files] : null }),
  };
}

function traced(definition: ServerDefinition, available: boolean): TracedDefinition {
  const { name, command, fileTypes, rootMarkers, needsMarker, languageIds, disabled, linter } = definition;
  const shipped = command === SHIPPED_COMMAND;
  return {
    name,
    available: shipped || available,
    shipped,
    fileTypes: [...fileTypes],
    rootMarkers: [...rootMarkers],
    needsMarker,
    languageIds: { ...languageIds },
    disabled,
    linter,
    origin: definition.origin,
    ...(definition.install === undefined ? {} : { install: definition.install }),
  };
}
