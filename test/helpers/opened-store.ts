import { findGit } from '../../src/git/git.ts';
import { openObjectStore, type ObjectStore } from '../../src/git/object-store.ts';
import { openRepository, type Repository } from '../../src/git/repository.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { testHost } from './test-host.ts';

export interface OpenedStore extends AsyncDisposable {
  readonly repository: Repository;
  readonly store: ObjectStore;
  readonly scratch: string;
  readonly signal: AbortSignal;
}

export async function openedStore(
  directory: string,
  env: Readonly<Record<string, string>> = {},
): Promise<OpenedStore> {
  const folder = await temporaryFolder();
  const scratch = await temporaryFolder();
  const { signal } = new AbortController();
  const git = await findGit(testHost(env), []);
  const repository = await openRepository(git, directory);
  return {
    repository,
    store: await openObjectStore(repository, folder.path, signal),
    scratch: scratch.path,
    signal,
    async [Symbol.asyncDispose]() {
      await folder[Symbol.asyncDispose]();
      await scratch[Symbol.asyncDispose]();
    },
  };
}
