import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerView } from '../../protocol/server-view.ts';
import type { SurveyedFile } from './surveyed-file.ts';

/**
 * Opens the files whose bytes are not plain UTF-8. Pyright decodes files on disk as UTF-8 with the byte order
 * mark as part of the text, and texts sent for diagnostics include the mark too. Their columns differ from
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
