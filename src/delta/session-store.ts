import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  openObjectStore,
  readOnlyUserObjects,
  withObjectReader,
  type ObjectStore,
} from '../git/object-store.ts';
import type { Repository } from '../git/repository.ts';

/** A Git object store that the comparisons of a session share. */
export interface SessionStore {
  /** Returns the store for one comparison, without the Git alternates that earlier comparisons added. */
  readonly forComparison: (repository: Repository) => Promise<ObjectStore>;
  /** Closes the store and deletes its objects. The next comparison opens a new store. */
  close(): Promise<void>;
}

const OBJECT_QUESTION = /^(?:list|diff) [0-9a-f ]+$/u;

/** The maximum number of comparisons with one store. The store grows, because each comparison can add objects. */
const MAX_USES = 1000;

/** Returns a session's store, which the first comparison creates in the absolute folder `scratch`. */
export function sessionStore(scratch: string, signal: AbortSignal): SessionStore {
  let current:
    | { readonly key: string; readonly store: ObjectStore & AsyncDisposable; uses: number }
    | undefined;

  async function close(): Promise<void> {
    await current?.store[Symbol.asyncDispose]();
    await rm(path.join(scratch, 'objects.git'), { recursive: true, force: true });
    current = undefined;
  }

  return {
    close,
    async forComparison(repository) {
      const { git: _, ...identity } = repository;
      const shallow = await readFile(path.join(repository.commonDirectory, 'shallow'), 'latin1').catch(
        () => '',
      );
      const key = JSON.stringify([identity, shallow]);
      if (current?.key !== key || current.uses >= MAX_USES) {
        await close();
        const opened = await openObjectStore(repository, scratch, signal);
        current = { key, store: withObjectReader(opened), uses: 0 };
      }
      current.uses += 1;
      const { store } = current;
      await readOnlyUserObjects(store);
      return {
        ...store,
        repository,
        // Remembers only answers about objects, because objects never change.
        remember: async (question, compute) =>
          OBJECT_QUESTION.test(question) ? store.remember(question, compute) : compute(),
      };
    },
  };
}
