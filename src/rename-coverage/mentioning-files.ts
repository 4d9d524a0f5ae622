import { isUtf8 } from 'node:buffer';
import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { compareCodeUnits } from '../model/range.ts';
import { searchLimit } from '../sources/search-limit.ts';
import { decodeSource } from '../text/decode.ts';
import { everyFile } from '../workspace/source-tree.ts';
import { listedIn } from '../session/session-repository.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import { mayContain, type WordSearch } from './word-search.ts';

export interface TextFile {
  readonly uri: string;
  readonly text: string;
}

const MAX_CONCURRENCY = 64;

/** Calls {@link filesWith} for the workspace's files that Git does not ignore (without Git, all) and `otherFiles`. */
export async function mentioningFiles(
  session: Pick<WorkspaceSession, 'services' | 'ownFiles' | 'root' | 'signal'>,
  name: string,
  search: WordSearch,
  otherFiles: Iterable<string>,
): Promise<readonly TextFile[]> {
  const listed = (await listedIn(session, session.root)) ?? (await everyFile(session.root));
  return filesWith(session, name, search, [...listed, ...otherFiles]);
}

/** Returns text files that contain `name` and a match of `search`. Omits `ownFiles`: traces, files of the caller. */
export async function filesWith(
  { ownFiles, root, signal }: Pick<WorkspaceSession, 'ownFiles' | 'root' | 'signal'>,
  name: string,
  search: WordSearch,
  files: Iterable<string>,
): Promise<readonly TextFile[]> {
  const texts = await pMap(
    [...new Set(files)].toSorted(compareCodeUnits),
    async (uri) => {
      const file = path.join(root, uri);
      const text = ownFiles.has(file) ? undefined : await textWith(file, name);
      return text !== undefined && search(text).length > 0 ? { uri, text } : undefined;
    },
    { concurrency: MAX_CONCURRENCY, signal },
  );
  return texts.filter((text) => text !== undefined);
}

/** Returns a file's text; undefined if it is not a readable text file, is too large, or cannot contain the name. */
async function textWith(file: string, name: string): Promise<string | undefined> {
  const stats = await lstat(file).catch(() => undefined);
  if (stats?.isFile() !== true || stats.size > searchLimit(file)) return undefined;
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined || !mayContain(bytes, name) || bytes.includes(0)) return undefined;
  const { text, encoding } = decodeSource(bytes);
  return encoding === 'utf-8' && !isUtf8(bytes) ? undefined : text;
}
