import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { makeCheckout } from '../../git/tree-checkout.ts';
import { workspaceOver } from '../../registry/workspace-over.ts';
import type { Workspace } from '../../registry/workspace.ts';
import type { ServerDefinition } from '../../server/definition.ts';
import { serverRegistry } from '../../server/registry.ts';
import { machineServices } from '../../session/machine-services.ts';
import { openWorkspaceSession } from '../../session/open-session.ts';
import { memoized } from '../../text/memoized.ts';
import type { SideName } from '../../trees/both-sides.ts';
import { workspacePath } from '../../workspace/containment.ts';
import type { CheckedInput } from '../gate-checks-input.ts';

/** Checkouts of base and head for previewing edits. Each checkout is written and opened at its first use. */
export interface ProposalSides extends AsyncDisposable {
  workspace(side: SideName): Promise<Workspace>;
}

export type SidesInput = Pick<
  CheckedInput,
  'options' | 'preparation' | 'tools' | 'workbench' | 'workingDirectories'
>;

export function proposalSides(input: SidesInput): ProposalSides {
  const { options, preparation, workbench } = input;
  const opened = new Map<SideName, Promise<Workspace>>();
  const open = async (side: SideName): Promise<Workspace> => {
    const folder = path.join(workbench.scratch.path, 'proposals', side);
    const { tree, commit } = preparation[side];
    await preparation.trees.writeWhole(tree, folder);
    // If a tree has no commit, HEAD of its checkout is the commit of base (`before`), or unborn if base has none.
    const source = { tree, commit: commit ?? preparation.before.commit };
    await makeCheckout(preparation.store, folder, source, options.signal);
    return openProposalWorkspace(input, await realpath(folder));
  };
  return {
    workspace: memoized(open, opened),
    async [Symbol.asyncDispose]() {
      for (const opening of opened.values()) {
        await (await opening.catch(() => undefined))?.[Symbol.asyncDispose]();
      }
    },
  };
}

const PYRIGHT: readonly ServerDefinition[] = serverRegistry([]).filter(({ name }) => name === 'pyright');

/**
 * Opens a tree on disk for operations. Pyright is the only server. The projects and their Python environments are
 * those of the gate. No setting comes from head.
 *
 * @param root the absolute path of the tree's folder, with links resolved.
 */
async function openProposalWorkspace(
  { options, preparation, tools, workbench, workingDirectories: projects }: SidesInput,
  root: string,
): Promise<Workspace> {
  const { host, signal } = options;
  const { policy, store, configuration } = preparation;
  const { git } = store.repository;
  const { servers: _servers, cacheDir: _cacheDir, ...settings } = configuration;
  const session = await openWorkspaceSession(
    root,
    {
      host,
      signal,
      timeoutMs: policy.timeoutMs,
      cacheFolder: path.join(workbench.scratch.path, 'proposals', 'cache'),
      keepAnswers: false,
      readableRoot: root,
      reward: policy.reward,
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
