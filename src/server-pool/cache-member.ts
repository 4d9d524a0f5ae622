import path from 'node:path';
import { isInside } from '../workspace/containment.ts';
import type { AnswerCache } from './answer-cache.ts';

/**
 * Returns a predicate for absolute folders. It is true for the parent of lanser's cache folder and all folders below
 * this parent, because a new folder there does not change answers. With the setting `cacheDir`, the parent is
 * `cacheDir`, and has a folder per user. If the parent contains the workspace, only the cache folder's tree counts.
 */
export function cacheMember(
  answerCache: AnswerCache | undefined,
  workspaceRoot: string,
): (folder: string) => boolean {
  if (answerCache === undefined) return () => false;
  const own = path.dirname(answerCache.folder);
  const all = path.dirname(own);
  const cache = isInside(all, workspaceRoot) ? own : all;
  return (folder) => isInside(cache, folder);
}
