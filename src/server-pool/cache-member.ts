import path from 'node:path';
import { isInside } from '../workspace/containment.ts';
import type { AnswerCache } from './answer-cache.ts';

/**
 * Returns a predicate for absolute folders. It is true at and below the parent of lanser's cache folder: a new folder
 * there does not change answers. With the setting `cacheDir`, the parent is `cacheDir`, with a cache folder per user.
 * If the parent contains the workspace, true only at and below the cache folder. Without a cache, always false.
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
