import { LanserError } from '../model/lanser-error.ts';
import type { GitObject } from './object-reader.ts';
import { findObject, type ObjectStore } from './object-store.ts';
import type { TreeEntry } from './trees.ts';

/** The maximum total size, in bytes, of the blobs in one read. A larger blob is read alone. */
const BATCH_BYTES = 32 * 1024 * 1024;

/** The command that fetches the missing objects of a partial clone. */
export const COMPLETE_PARTIAL_CLONE = 'git fetch --refetch --no-filter origin';

/**
 * Reads the raw blobs of these entries, several at once.
 *
 * @throws LanserError E/INCONCLUSIVE if an object is not a readable blob; the errors of {@link ObjectStore.objects}.
 */
export async function* readBlobs(
  store: ObjectStore,
  entries: readonly TreeEntry[],
  signal: AbortSignal,
): AsyncGenerator<readonly [TreeEntry, Buffer]> {
  for (const batch of batches(entries)) {
    const ids = batch.map((entry) => entry.id);
    const objects = await store.objects(ids, signal);
    for (const [index, entry] of batch.entries()) yield [entry, contentOf(entry, objects[index])];
  }
}

/** Reads the raw blob of an entry. @throws LanserError as {@link readBlobs} does. */
export async function readEntry(store: ObjectStore, entry: TreeEntry, signal: AbortSignal): Promise<Buffer> {
  const [object] = await store.objects([entry.id], signal);
  return contentOf(entry, object);
}

/** Returns the bytes of a blob, or undefined if `id` is not the full id of a readable blob. */
export async function readBlob(
  store: ObjectStore,
  id: string,
  signal: AbortSignal,
): Promise<Buffer | undefined> {
  if (!/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/u.test(id)) return undefined;
  const object = await findObject(store, id, signal);
  return object?.type === 'blob' ? object.content : undefined;
}

function* batches(entries: readonly TreeEntry[]): Generator<readonly TreeEntry[]> {
  let batch: TreeEntry[] = [];
  let bytes = 0;
  for (const entry of entries) {
    if (batch.length > 0 && bytes + entry.size > BATCH_BYTES) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(entry);
    bytes += entry.size;
  }
  if (batch.length > 0) yield batch;
}

function contentOf(entry: TreeEntry, object: GitObject | undefined): Buffer {
  if (object?.type === 'blob') return object.content;
  const command = COMPLETE_PARTIAL_CLONE;
  const found = object === undefined ? '' : `: its object is a ${object.type}, not a blob`;
  throw new LanserError(
    'E/INCONCLUSIVE',
    `The repository lacks the content of ${JSON.stringify(entry.path)}${found}. If the clone is partial, complete it: ${command}`,
    { path: entry.path, fixCommand: command },
  );
}
