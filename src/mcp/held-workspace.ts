import type { Workspace } from '../registry/workspace.ts';
import { readWriteLock } from '../server-pool/read-write-lock.ts';

/** The open workspace of a client. Its servers stay warm between calls. */
export interface HeldWorkspace extends AsyncDisposable {
  /** Runs work on the workspace of a folder; `isExclusive` waits for all other work and delays later work. */
  use<T>(
    folder: string,
    access: { readonly isExclusive: boolean },
    work: (workspace: Workspace) => Promise<T>,
  ): Promise<T>;
}

interface Opened {
  readonly folder: string;
  readonly workspace: Workspace;
}

/** Opens the workspace at the first call. A call with a different folder closes it and opens that folder. */
export function heldWorkspace(open: (folder: string) => Promise<Workspace>): HeldWorkspace {
  const lock = readWriteLock();
  let opened: Opened | undefined;

  async function close(): Promise<void> {
    const closed = opened;
    // Even if closing fails, the workspace must not be used again.
    opened = undefined;
    await closed?.workspace[Symbol.asyncDispose]();
  }

  /** Opens the folder if it is not open. Runs alone, so that nothing uses the workspace that it closes. */
  async function ready(folder: string): Promise<void> {
    if (opened?.folder === folder) return;
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
          // Another call may have opened another folder meanwhile.
          if (opened?.folder === folder) return await work(opened.workspace);
        } finally {
          end();
        }
      }
    },
    async [Symbol.asyncDispose]() {
      const end = await lock.take(true);
      try {
        await close();
      } finally {
        end();
      }
    },
  };
}
