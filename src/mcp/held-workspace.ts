import type { Workspace } from '../registry/workspace.ts';
import { readWriteLock } from '../server-pool/read-write-lock.ts';

/** A workspace that stays open between the calls of an MCP client, so that its servers keep running. */
export interface HeldWorkspace extends AsyncDisposable {
  /** Runs work on a folder's workspace. Exclusive work never runs at the same time as other work. */
  use<T>(
    folder: string,
    access: { readonly isExclusive: boolean },
    work: (workspace: Workspace) => Promise<T>,
  ): Promise<T>;
}

/** Returns a workspace that the first `use` opens. A `use` of another folder replaces the open workspace. */
export function heldWorkspace(open: (folder: string) => Promise<Workspace>): HeldWorkspace {
  const lock = readWriteLock();
  let opened: { readonly folder: string; readonly workspace: Workspace } | undefined;

  async function close(): Promise<void> {
    const closed = opened;
    // Even if closing fails, the workspace must not be used again.
    opened = undefined;
    await closed?.workspace[Symbol.asyncDispose]();
  }

  async function ready(folder: string): Promise<void> {
    if (opened?.folder === folder) return;
    // With the exclusive lock, no other call uses the workspace that `close` ends.
    const end = await lock.take(true);
    try {
      if (opened?.folder === folder) return;
      await close();
      opened = { folder, workspace: await open(folder) };
    } finally {
      end();
    }
  }

  return {
    async use(folder, { isExclusive }, work) {
      for (;;) {
        await ready(folder);
        const end = await lock.take(isExclusive);
        try {
          // Before this call got the lock, another call may have opened a different folder.
          if (opened?.folder === folder) return await work(opened.workspace);
        } finally {
          end();
        }
      }
    },
    async [Symbol.asyncDispose]() {
      const end = await lock.take(true);
      await close().finally(end);
    },
  };
}
