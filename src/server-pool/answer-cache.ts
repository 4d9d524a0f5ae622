import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { openKeyedFiles } from '../sources/keyed-files.ts';

/** A cache of servers' answers on disk. Processes share the cache. A checksum detects damaged files. */
export interface AnswerCache {
  /** The folder of the answers; absolute. */
  readonly folder: string;
  /** Returns undefined if no intact answer is stored. `state` is a hash of the query's inputs, such as the files. */
  get(state: string, query: string): Promise<{ readonly value: unknown } | undefined>;
  put(state: string, answers: Iterable<readonly [query: string, value: unknown]>): Promise<void>;
}

export function openAnswerCache(folder: string): AnswerCache {
  const files = openKeyedFiles(folder);
  return {
    folder,
    async get(state, query) {
      const key = digestOf(state, query);
      const written = await files.get(key);
      const end = written?.indexOf('\n') ?? -1;
      if (written === undefined || end === -1) return undefined;
      const text = written.slice(end + 1);
      if (written.slice(0, end) !== digestOf(key, text)) return undefined;
      return { value: JSON.parse(text) as unknown };
    },
    async put(state, answers) {
      for (const [query, value] of answers) {
        const key = digestOf(state, query);
        const text = JSON.stringify(value);
        await files.put(key, `${digestOf(key, text)}\n${text}`);
      }
      await files.trim();
    },
  };
}

/** Removes a folder of answers, if it exists. Does nothing if `folder` is undefined. */
export async function clearAnswers(folder: string | undefined): Promise<void> {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
}

function digestOf(first: string, second: string): string {
  return createHash('sha256').update(`${first.length}\0${first}`).update(second).digest('hex');
}
