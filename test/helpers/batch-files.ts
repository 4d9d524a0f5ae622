import { readFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { batchRequests, type BatchSource } from '../../src/batch/batch-input.ts';
import { batchToFile } from '../../src/batch/batch-to-file.ts';
import { mergeParts } from '../../src/batch/merge-parts.ts';
import { mergeToFile } from '../../src/batch/merge-to-file.ts';
import type { Shard } from '../../src/batch/shard.ts';
import { nodeHost } from '../../src/session/node-host.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { writeTree } from './write-tree.ts';

/** A workspace for requests that do not need a server. The answers are in files beside the workspace. */
export interface BatchFiles extends AsyncDisposable {
  /** Returns the absolute path of a file with answers. */
  at(name: string): string;
  answer(requests: string | BatchSource, name: string, how?: HowToAnswer): Promise<void>;
  merge(parts: readonly string[], name: string): Promise<void>;
  text(name: string): Promise<string>;
}

export interface HowToAnswer {
  readonly shard?: Shard;
  readonly resume?: boolean;
  readonly onAnswer?: (done: number) => void;
}

export function sourceOf(text: string): BatchSource {
  return {
    isRepeatable: true,
    async *read() {
      yield Buffer.from(text);
    },
  };
}

export async function batchFiles(): Promise<BatchFiles> {
  const place = await temporaryFolder();
  const host = nodeHost({});
  const workspace = path.join(place.path, 'workspace');
  await writeTree(workspace, { 'lib.py': 'def make(): return 1\n' });
  const at = (name: string): string => path.join(place.path, name);
  return {
    at,
    async answer(requests, name, { shard, ...options } = {}) {
      const source = typeof requests === 'string' ? sourceOf(requests) : requests;
      await batchToFile(
        async () => openWorkspace(workspace, { host }),
        await batchRequests(host, source, shard),
        { file: at(name), name },
        { host, ...options },
      );
    },
    async merge(parts, name) {
      await mergeToFile(
        mergeParts(parts.map((part) => ({ name: part, chunks: createReadStream(at(part)) }))),
        { file: at(name), name },
      );
    },
    text: async (name) => readFile(at(name), 'utf8'),
    [Symbol.asyncDispose]: async () => place[Symbol.asyncDispose](),
  };
}
