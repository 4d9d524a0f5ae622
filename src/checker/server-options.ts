import path from 'node:path';
import { contentHash } from '../bundle/canonical.ts';
import { preparePyright } from '../server-pool/pyright-server.ts';
import type { TreeImage } from '../trees/tree-image.ts';
import { isInside } from '../workspace/containment.ts';
import type { SideCheckOptions } from './side-check.ts';

/** Returns the options for a server that reads the copy of the tree in `folder`. */
export function inFolder(options: SideCheckOptions, folder: string): SideCheckOptions {
  const { readableRoot, python } = options;
  const moved = (place: string): string =>
    isInside(readableRoot, place) ? path.join(folder, path.relative(readableRoot, place)) : place;
  return {
    ...options,
    readableRoot: folder,
    python: python && { ...python, importPaths: python.importPaths.map(moved) },
  };
}

/**
 * Returns a digest of Pyright's configuration and some options. Only checks with equal digests may share a server.
 *
 * @throws LanserError the errors of {@link preparePyright}.
 */
export async function serverKey(options: Parameters<typeof preparePyright>[0]): Promise<string> {
  const { root, pyright, python, timeoutMs } = options;
  const { configuration } = await preparePyright(options);
  return digestOf({ root, pyright, python, timeoutMs, configuration });
}

/** Returns a digest of base's check. A shared server reuses an earlier check of base that has an equal digest. */
export function baseKey(image: TreeImage, options: SideCheckOptions): string {
  const { workingDirectory, only, pyright, python, timeoutMs } = options;
  return digestOf({
    tree: [...image].toSorted(([left], [right]) => (left < right ? -1 : 1)),
    workingDirectory,
    only: only === undefined ? null : [...only].toSorted(),
    pyright,
    python,
    timeoutMs,
  });
}

function digestOf(value: unknown): string {
  return contentHash(JSON.parse(JSON.stringify(value)));
}
