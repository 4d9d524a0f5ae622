import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isPython } from './edits-check.ts';
import { countedByCommandLine, countedByServer } from './judge.ts';
import type { Edited } from './outcome.ts';
import type { Sides } from './sides.ts';

/**
 * Compares `files` and `git status` in lanser's clone and in the clone without lanser. Returns the names of different
 * files and the different outputs, or an empty text.
 */
export async function fileDifferences({ lanser, raw }: Sides, files: readonly string[]): Promise<string> {
  const different: string[] = [];
  for (const file of files) {
    const [ours, theirs] = await Promise.all(
      [lanser, raw].map(async ({ clone }) => readFile(path.join(clone.root, file))),
    );
    if (ours === undefined || theirs === undefined || !ours.equals(theirs)) different.push(file);
  }
  const [ours, theirs] = await Promise.all(
    [lanser, raw].map(async ({ clone }) => clone.git('status', '--porcelain')),
  );
  if (ours !== theirs) different.push(`status ${JSON.stringify(ours)} and ${JSON.stringify(theirs)}`);
  return different.join(' ');
}

/**
 * Compares the diagnostic counts in the preview of a rename with Pyright's counts. Returns an empty text if they
 * agree, else the counts and the files as JSON. The raw server (Pyright without lanser) is fast but may have
 * stale state. Therefore, if its counts differ or `isJudged` is true, Pyright's command line decides.
 */
export async function diagnosticsProblem(
  { raw }: Sides,
  { facts, edits }: Edited,
  isJudged: boolean,
): Promise<string> {
  const previewed = facts?.diagnosticsAfter ?? null;
  const mentions = (facts?.notCovered ?? []).map(({ uri }) => uri).filter(isPython);
  const changed = (edits?.plan?.files ?? []).map(({ uri }) => uri);
  const files = [...new Set([...changed, ...mentions])].toSorted();
  const byServer = await countedByServer(raw.answers, files);
  if (!isJudged && isDeepStrictEqual(byServer, previewed)) return '';
  const byCommandLine = await countedByCommandLine(raw.clone.root, files);
  if (isDeepStrictEqual(byCommandLine, previewed)) return '';
  return JSON.stringify({ previewed, byCommandLine, byServer, files });
}
