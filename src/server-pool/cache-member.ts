import path from 'node:path';
import { isInside } from '../workspace/containment.ts';
import type { AnswerCache } from './answer-cache.ts';

/**
 * Returns a predicate for absolute folders: true for the folder around this cache, in which other users may have
 * their caches, and for all folders below. A new folder there does not change answers. If the folder around this
 * cache contains the workspace, the predicate is true only for this cache.
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
