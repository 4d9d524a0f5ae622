import { readBlobs } from '../../src/git/blobs.ts';
import { listTree } from '../../src/git/trees.ts';
import { snapshotWorktree } from '../../src/git/worktree.ts';
import { openedStore } from './opened-store.ts';
import { type TemporaryRepository } from './temporary-repository.ts';

export interface Snapshot {
  readonly tree: string;
  /** The kind and content of every entry by its path. The content of a submodule is empty. */
  readonly entries: Readonly<Record<string, readonly [kind: string, content: string]>>;
}

export async function snapshotOf(repository: Pick<TemporaryRepository, 'git' | 'path'>): Promise<Snapshot> {
  await using opened = await openedStore(repository.path);
  const { store, signal } = opened;
  const tree = await snapshotWorktree(store, signal);
  const entries: Record<string, readonly [string, string]> = {};
  const listed = await listTree(store, tree, signal);
  for (const { path: name, kind } of listed) entries[name] = [kind, ''];
  const blobs = listed.filter(({ kind }) => kind !== 'submodule');
  for await (const [{ path: name, kind }, bytes] of readBlobs(store, blobs, signal)) {
    entries[name] = [kind, bytes.toString('utf8')];
  }
  return { tree, entries };
}
