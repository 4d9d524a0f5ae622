import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { documentVersion } from '../../bundle/blob-id.ts';
import { contentHash } from '../../bundle/canonical.ts';
import type { WatchedTree } from '../../workspace/watched-tree.ts';
import type { KeptAnswers } from './kept-answers.ts';

/** The answers of one server for the present state of the workspace, including answers of earlier processes. */
export interface AnswerMemory {
  /** Returns an answer of an earlier process; undefined if there is none, or the state is not certain. */
  recall(key: string): Promise<{ readonly value: unknown } | undefined>;
  note(key: string, value: unknown, tookMs: number): void;
  /** Discards the answers, because the state of the workspace has changed. */
  forget(): void;
  /** Writes the answers to disk for later processes. */
  keep(): Promise<void>;
}

// After the first answers, only slow ones are kept: a server returns the others faster than the disk.
const FIRST = 32;
const SLOW_MS = 50;
const MAX_COUNT = 1000;

/**
 * Creates a server's memory. `fingerprint` returns a digest of all inputs besides the watched files. If it
 * returns undefined, the inputs are unknown and no answer is kept. `look` returns true if files have changed
 * since its last call.
 */
export function answerMemory(
  root: string,
  tree: WatchedTree,
  kept: KeptAnswers | undefined,
  fingerprint: () => Promise<string | undefined>,
  look: () => boolean,
): AnswerMemory {
  const noted = new Map<string, unknown>();
  let state: Promise<string | undefined> | undefined;

  /** Returns the hash of all inputs; undefined if they are unknown or change meanwhile. */
  async function stateNow(): Promise<string | undefined> {
    const print = await fingerprint();
    if (kept === undefined || print === undefined) return undefined;
    look();
    const files = [...tree.files].toSorted();
    const versions: [string, string][] = [];
    for (const file of files) {
      const bytes = await readFile(path.join(root, file)).catch(() => undefined);
      if (bytes === undefined) return undefined;
      versions.push([file, documentVersion(bytes)]);
    }
    return look() ? undefined : contentHash([print, versions]);
  }

  return {
    async recall(key) {
      state ??= stateNow();
      const known = await state;
      return known === undefined ? undefined : kept?.get(known, key);
    },
    note(key, value, tookMs) {
      if (noted.size < FIRST || (tookMs >= SLOW_MS && noted.size < MAX_COUNT)) noted.set(key, value);
    },
    forget() {
      noted.clear();
      state = undefined;
    },
    async keep() {
      if (noted.size === 0 || kept === undefined) return;
      const answers = [...noted];
      const now = await stateNow();
      // If `look` has found changes, `forget` has removed the answers of the earlier state.
      if (now !== undefined && noted.size > 0) await kept.put(now, answers);
    },
  };
}
