import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { dropLockName, livenessOf, newLockName } from './lock-owner.ts';

/** The place of an unfinished file or folder. Disposal removes the file or folder if it is still there. */
export interface OwnedDraft extends AsyncDisposable {
  readonly path: string;
}

/**
 * Returns a new path for an unfinished file or folder. Removes drafts with the same prefix if their processes have
 * ended. Keeps drafts of other machines and containers, because their processes may still run.
 */
export async function ownedDraft(folder: string, prefix: string): Promise<OwnedDraft> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith(prefix) || livenessOf(name.slice(prefix.length)) !== 'dead') continue;
    // A draft that cannot be removed is not a reason to fail.
    await rm(path.join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
  const name = newLockName();
  const draft = path.join(folder, `${prefix}${name}`);
  return {
    path: draft,
    async [Symbol.asyncDispose]() {
      await rm(draft, { recursive: true, force: true }).catch(() => undefined);
      dropLockName(name);
    },
  };
}
