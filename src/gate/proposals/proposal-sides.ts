import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { makeCheckout } from '../../git/tree-checkout.ts';
import type { ObjectStore } from '../../git/object-store.ts';
import type { Workspace } from '../../registry/workspace.ts';
import type { SideName } from '../../trees/both-sides.ts';
import type { SideSource } from '../sides.ts';
import type { TreesOnDisk } from '../trees-on-disk.ts';
import { openProposalWorkspace, type ProposalSettings } from './proposal-workspace.ts';

/** Checkouts of base and head for previewing edits. Each checkout is written and opened at its first use. */
export interface ProposalSides extends AsyncDisposable {
  workspace(side: SideName): Promise<Workspace>;
}

export interface SidesInput {
  readonly settings: ProposalSettings;
  readonly store: ObjectStore;
  readonly trees: Pick<TreesOnDisk, 'writeWhole'>;
  readonly sources: Readonly<Record<SideName, SideSource>>;
  /** The absolute path of the folder for the checkouts. */
  readonly scratch: string;
}

export function proposalSides({ settings, store, trees, sources, scratch }: SidesInput): ProposalSides {
  const opened = new Map<SideName, Promise<Workspace>>();
  const open = async (side: SideName): Promise<Workspace> => {
    const folder = path.join(scratch, side);
    const source = sources[side];
    await trees.writeWhole(source.tree, folder);
    // For a tree without a commit, HEAD of the checkout is the commit of the `before` side.
    const commit = source.commit ?? sources.before.commit;
    await makeCheckout(store, folder, { tree: source.tree, commit }, settings.signal);
    return openProposalWorkspace(settings, await realpath(folder));
  };
  return {
    async workspace(side) {
      const opening = opened.get(side) ?? open(side);
      opened.set(side, opening);
      return opening;
    },
    async [Symbol.asyncDispose]() {
      for (const opening of opened.values()) {
        await (await opening.catch(() => undefined))?.[Symbol.asyncDispose]();
      }
    },
  };
}
