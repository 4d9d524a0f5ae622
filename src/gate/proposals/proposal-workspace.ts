import type { Git } from '../../git/git.ts';
import type { Configuration } from '../../model/generated/config.ts';
import type { Host } from '../../model/host.ts';
import type { RewardFormula } from '../../reward/formula.ts';
import type { ServerDefinition } from '../../server/definition.ts';
import { serverRegistry } from '../../server/registry.ts';
import { openWorkspaceSession } from '../../session/open-session.ts';
import { machineServices } from '../../session/machine-services.ts';
import type { Workspace } from '../../registry/workspace.ts';
import { workspaceOver } from '../../registry/workspace-over.ts';
import { workspacePath } from '../../workspace/containment.ts';
import type { GateTools } from '../gate-tools.ts';

/** The settings that the workspaces of base and head share. None of these settings comes from head. */
export interface ProposalSettings {
  readonly host: Host;
  readonly git: Git;
  readonly tools: GateTools;
  /** The folders that the gate checks, relative to the tree. */
  readonly projects: readonly string[];
  /** Base's configuration. */
  readonly configuration: Configuration;
  readonly formula: RewardFormula;
  readonly timeoutMs: number;
  /** The absolute path of the folder for results that later previews can reuse. */
  readonly cacheFolder: string;
  readonly signal: AbortSignal;
}

/**
 * Opens a tree on disk for operations, under base's configuration. Pyright is the only server. The projects and
 * the Python environment are those of the gate.
 *
 * @param root the absolute path of the tree's folder, with links resolved.
 */
export async function openProposalWorkspace(shared: ProposalSettings, root: string): Promise<Workspace> {
  const { host, git, tools, projects, configuration, formula, timeoutMs, cacheFolder, signal } = shared;
  const { servers: _servers, cacheDir: _cacheDir, ...settings } = configuration;
  const session = await openWorkspaceSession(
    root,
    {
      host,
      signal,
      timeoutMs,
      cacheFolder,
      keepAnswers: false,
      readableRoot: root,
      reward: formula,
      toolsOf: async (project) => tools.forTree(root, workspacePath(root, project) ?? '.'),
      routing: { definitions: PYRIGHT, findCommand: async () => undefined, projects },
      services: { ...machineServices(host, root, signal), git: async () => git },
    },
    { configuration: settings, servers: [] },
  );
  return {
    ...workspaceOver(session),
    [Symbol.asyncDispose]: async () => session[Symbol.asyncDispose](),
  };
}

const PYRIGHT: readonly ServerDefinition[] = serverRegistry([]).filter(({ name }) => name === 'pyright');
