import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { dropLockName, livenessOf, newLockName } from './lock-owner.ts';

/** The place of an unfinished file or folder. Disposal removes what is there. */
export interface OwnedDraft extends AsyncDisposable {
  readonly path: string;
}

/**
 * Returns a place for an unfinished file or folder, which no other process uses. Removes the drafts of dead processes
 * with the same prefix, but not those of other machines and containers, which may be alive.
 *
 * @param folder An existing folder. If it cannot be read, dead drafts stay.
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
