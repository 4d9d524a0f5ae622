import { LanserError } from '../model/lanser-error.ts';
import type { GitObject } from './object-reader.ts';
import type { ObjectStore } from './object-store.ts';

/** Returns the object with this name, or undefined if Git cannot read it. */
export async function findObject(
  store: ObjectStore,
  name: string,
  signal: AbortSignal,
): Promise<GitObject | undefined> {
  try {
    const [object] = await store.objects([name], signal);
    return object;
  } catch (error) {
    // A fetch with a filter configures the store as a partial clone. Git then exits with an
    // error when it reads an object that the filter omits.
    if (error instanceof LanserError && error.code === 'E/INCONCLUSIVE' && !signal.aborted) return undefined;
    throw error;
  }
}

/** Returns the bytes of a commit object. @throws LanserError E/INCONCLUSIVE if Git cannot read it. */
export async function readCommit(store: ObjectStore, commit: string, signal: AbortSignal): Promise<Buffer> {
  const object = await findObject(store, commit, signal);
  return object?.type === 'commit' ? object.content : store.read(['cat-file', 'commit', commit], signal);
}
