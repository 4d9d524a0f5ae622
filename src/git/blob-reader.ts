import { BATCH, openObjectReader } from './object-reader.ts';
import { repositoryArguments, type Repository } from './repository.ts';

/** A reader of a repository's blobs. It uses a long-running Git process. */
export interface BlobReader extends AsyncDisposable {
  /** Returns the blob's bytes, or undefined if `id` is not the id of a readable blob. */
  read(id: string): Promise<Buffer | undefined>;
}

export function openBlobReader(repository: Repository): BlobReader {
  const reader = openObjectReader(() =>
    repository.git.start([...repositoryArguments(repository), ...BATCH], repository.root),
  );
  return {
    async read(id) {
      if (!/^[0-9a-f]{40,64}$/u.test(id)) return undefined;
      const objects = await reader.read([id]);
      const [object] = objects === 'ended' ? [] : objects;
      return object?.type === 'blob' ? object.content : undefined;
    },
    [Symbol.asyncDispose]: async () => reader[Symbol.asyncDispose](),
  };
}
