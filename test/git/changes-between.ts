import { treeOf } from '../../src/git/revisions.ts';
import { diffTrees, type Hunk, type TreeChange } from '../../src/git/tree-changes.ts';
import { openedStore } from '../helpers/opened-store.ts';
import type { TemporaryRepository } from '../helpers/temporary-repository.ts';

export async function changesOf(
  repository: TemporaryRepository,
  base: string,
  head: string,
  env: Readonly<Record<string, string>> = {},
): Promise<readonly TreeChange[]> {
  await using opened = await openedStore(repository.path, env);
  const { store, signal } = opened;
  return await diffTrees(store, await treeOf(store, base, signal), await treeOf(store, head, signal), signal);
}

export function hunk(baseStart: number, baseCount: number, headStart: number, headCount: number): Hunk {
  return { baseStart, baseCount, headStart, headCount };
}

export const TEN: readonly string[] = Array.from({ length: 10 }, (_, index) => `line ${index}\n`);
