import path from 'node:path';
import { isInside } from '../workspace/containment.ts';
import type { AnswerCache } from './answer-cache.ts';

/** Recognizes folders (absolute) of lanser's caches, whose changes inside a workspace do not affect answers. */
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
