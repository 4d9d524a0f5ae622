import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { documentVersion } from '../../bundle/blob-id.ts';
import { contentHash } from '../../bundle/canonical.ts';
import type { WatchedTree } from '../../workspace/watched-tree.ts';
import type { KeptAnswers } from './kept-answers.ts';

/** What one server has answered in the present state of the workspace, and earlier processes in an equal one. */
export interface AnswerMemory {
  /** An answer of an earlier process; undefined where there is none for sure. */
  recall(question: string): Promise<{ readonly value: unknown } | undefined>;
  note(question: string, value: unknown, tookMs: number): void;
  /** The state is another one from now on. */
  forget(): void;
  /** Keeps for later processes what they would have to wait for. */
  keep(): Promise<void>;
}

// Of the others a server has the answer sooner than the disk.
const FIRST = 32;
const SLOW_MS = 50;
const MAX_COUNT = 1000;

/**
 * `fingerprint` stands for everything besides the watched files that answers depend on; undefined where
 * that is not known, and then nothing is kept. `look` says whether anything has changed.
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

  /** The hash of all files as they are; undefined where they do not keep still. */
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
    async recall(question) {
      state ??= stateNow();
      const known = await state;
      return known === undefined ? undefined : kept?.get(known, question);
    },
    note(question, value, tookMs) {
      if (noted.size < FIRST || (tookMs >= SLOW_MS && noted.size < MAX_COUNT)) noted.set(question, value);
    },
    forget() {
      noted.clear();
      state = undefined;
    },
    async keep() {
      if (noted.size === 0 || kept === undefined) return;
      const answers = [...noted];
      const now = await stateNow();
      // What was noted of a state that is over was forgotten at the look.
      if (now !== undefined && noted.size > 0) await kept.put(now, answers);
    },
  };
}
