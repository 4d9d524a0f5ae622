import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerView } from '../../protocol/server-view.ts';
import type { SurveyedFile } from './surveyed-file.ts';

/**
 * Opens the files whose bytes are not plain UTF-8. What Pyright reads from disk by itself begins with the byte
 * order mark and is never in another encoding, and what it was given for diagnostics has the mark too: its columns are not
 * the document's.
 */
export async function openOddFiles(
  { session: { documents } }: ServerView,
  root: string,
  files: readonly SurveyedFile[],
): Promise<AsyncDisposable> {
  const opened = new Map<string, string | undefined>();
  for (const { uri, text } of files) {
    const file = path.join(root, uri);
    const name = pathToFileURL(file).href;
    if (Buffer.from(text).equals(await readFile(file))) continue;
    opened.set(name, documents.textOf(name));
    await documents.sync(name, 'python', text);
  }
  return {
    async [Symbol.asyncDispose]() {
      for (const [name, before] of opened) {
        await (before === undefined ? documents.close(name) : documents.sync(name, 'python', before));
      }
    },
  };
}
