import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { documentVersion } from '../bundle/blob-id.ts';
import type { Host } from '../model/host.ts';
import { realPathInside } from '../workspace/containment.ts';
import { openHistory } from '../sources/history.ts';
import { findGit } from '../git/git.ts';
import type { FindVersion } from './replay-place.ts';

/** Returns a search for a file's version. It tries the file below `root` (absolute), Git, then `.lanser/objects`. */
export function versionsIn(host: Host, root: string): AsyncDisposable & { readonly find: FindVersion } {
  const history = openHistory(host, root, async () => findGit(host, [root]));
  return {
    async find(uri, blob) {
      const file = await realPathInside(root, path.join(root, uri));
      const isFile = file !== undefined && (await stat(file).catch(() => undefined))?.isFile() === true;
      const bytes = isFile ? await readFile(file).catch(() => undefined) : undefined;
      if (bytes !== undefined && documentVersion(bytes) === blob) return bytes;
      return history.bytes(blob);
    },
    [Symbol.asyncDispose]: async () => history[Symbol.asyncDispose](),
  };
}
