import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { openKeyedFiles } from '../../sources/keyed-files.ts';

/**
 * Answers on disk, for the next process: each under a hash of everything that it depends on, and with a
 * hash of its own, so that a damaged file is none.
 */
export interface KeptAnswers {
  /** `state` stands for the files, the server and the environment. Undefined where nothing is kept. */
  get(state: string, question: string): Promise<{ readonly value: unknown } | undefined>;
  put(state: string, answers: Iterable<readonly [question: string, value: unknown]>): Promise<void>;
}

export function openKeptAnswers(folder: string): KeptAnswers {
  const files = openKeyedFiles(folder);
  return {
    async get(state, question) {
      const key = keyOf(state, question);
      const written = await files.get(key);
      const end = written?.indexOf('\n') ?? -1;
      if (written === undefined || end === -1) return undefined;
      const text = written.slice(end + 1);
      if (written.slice(0, end) !== digestOf(key, text)) return undefined;
      return { value: JSON.parse(text) as unknown };
    },
    async put(state, answers) {
      for (const [question, value] of answers) {
        const key = keyOf(state, question);
        const text = JSON.stringify(value);
        await files.put(key, `${digestOf(key, text)}\n${text}`);
      }
      await files.trim();
    },
  };
}

/** Removes every kept answer; undefined where none are kept. */
export async function clearAnswers(folder: string | undefined): Promise<void> {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
}

function keyOf(state: string, question: string): string {
  return digestOf(state, question);
}

function digestOf(first: string, second: string): string {
  return createHash('sha256').update(`${first.length}\0${first}`).update(second).digest('hex');
}
