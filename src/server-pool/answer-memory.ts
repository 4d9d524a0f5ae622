import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { documentVersion } from '../bundle/blob-id.ts';
import { contentHash } from '../bundle/canonical.ts';
import { NATIVE_MODULE } from '../server/pyright/native-module.ts';
import type { WatchedTree } from '../workspace/watched-tree.ts';
import type { AnswerCache } from './answer-cache.ts';

/** The answers of one server for the current state of the workspace, including saved answers of other processes. */
export interface AnswerMemory {
  /**
   * Records the result of `fingerprint` (see {@link answerMemory}). If the result has changed since the last call,
   * discards the unsaved answers. `save` compares this result with a new one. Call before each start of the server.
   */
  begin(): Promise<void>;
  /** Returns a saved answer; undefined if none is saved, or the state is unknown. */
  get(key: string): Promise<{ readonly value: unknown } | undefined>;
  /** Keeps an answer for `save`. After {@link ALWAYS_CACHED} answers, keeps only slow ones, up to a limit. */
  add(key: string, value: unknown, tookMs: number): void;
  /** Discards the unsaved answers and the recorded state of the workspace. */
  forget(): void;
  /** Writes the answers to disk for other processes, unless the answers' inputs are unknown or have changed. */
  save(): Promise<void>;
}

/**
 * The number of answers to save even if they are fast. All further answers are saved only if they are slow, because
 * a running server gives fast answers faster than the disk.
 */
const ALWAYS_CACHED = 32;
const SLOW_MS = 50;
const MAX_COUNT = 1000;

/**
 * @param fingerprint returns a digest of the answers' inputs outside of `tree`; undefined if unknown.
 * @param checkForChanges scans `tree`. If files have changed since the last scan, calls `forget` and returns true.
 */
export function answerMemory(
  root: string,
  tree: WatchedTree,
  cache: AnswerCache | undefined,
  fingerprint: () => Promise<string | undefined>,
  checkForChanges: () => boolean,
): AnswerMemory {
  const unsaved = new Map<string, unknown>();
  let state: Promise<string | undefined> | undefined;
  /** The result of `fingerprint` at the last call of `begin`. */
  let served: string | undefined;
  let forgotten = 0;

  /** Returns a hash of the answers' inputs; undefined without a cache, or if inputs are unknown or changing. */
  async function stateNow(): Promise<string | undefined> {
    const print = await fingerprint();
    if (cache === undefined || print === undefined) return undefined;
    checkForChanges();
    const files = [...tree.files].toSorted();
    const folders = [...tree.folders].toSorted();
    const versions: [string, string][] = [];
    for (const file of files) {
      if (NATIVE_MODULE.test(file)) {
        versions.push([file, '']);
        continue;
      }
      const bytes = await readFile(path.join(root, file)).catch(() => undefined);
      if (bytes === undefined) return undefined;
      versions.push([file, documentVersion(bytes)]);
    }
    return checkForChanges() ? undefined : contentHash([print, versions, folders]);
  }

  return {
    async begin() {
      const print = await fingerprint();
      // After a restart, the earlier answers are valid only if the new server has the same inputs.
      if (print !== served) unsaved.clear();
      served = print;
    },
    async get(key) {
      state ??= stateNow();
      const stateHash = await state;
      return stateHash === undefined ? undefined : cache?.get(stateHash, key);
    },
    add(key, value, tookMs) {
      if (unsaved.size < ALWAYS_CACHED || (tookMs >= SLOW_MS && unsaved.size < MAX_COUNT))
        unsaved.set(key, value);
    },
    forget() {
      unsaved.clear();
      state = undefined;
      forgotten += 1;
    },
    async save() {
      if (unsaved.size === 0 || cache === undefined) return;
      const answers = [...unsaved];
      const before = forgotten;
      const now = await stateNow();
      const isServed = (await fingerprint()) === served;
      // If `forget` was called in the meantime, the answers belong to an earlier state of the workspace.
      if (now !== undefined && isServed && forgotten === before) await cache.put(now, answers);
    },
  };
}
