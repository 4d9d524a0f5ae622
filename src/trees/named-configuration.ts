import path from 'node:path';
import type { ObjectStore } from '../git/object-store.ts';
import { LanserError } from '../model/lanser-error.ts';
import { withEntries, type LinkedTree } from './linked-tree.ts';

const NAME = 'pyrightconfig.json';

/**
 * Puts a `pyrightconfig.json` that extends the named file into each project of a tree, in place of the
 * project's own. Paths in the named file stay relative to it.
 *
 * @throws LanserError E/USAGE if the tree does not have the file.
 */
export async function withNamedConfiguration(
  store: ObjectStore,
  tree: LinkedTree,
  file: string,
  workingDirectories: readonly string[],
  signal: AbortSignal,
): Promise<LinkedTree> {
  const name = path.posix.normalize(file);
  if (tree.links.follow(name).kind !== 'file') {
    throw new LanserError(
      'E/USAGE',
      `The configuration file ${JSON.stringify(file)} does not exist in base. Pass one that is committed in base, relative to the repository's root.`,
      { path: file },
    );
  }
  let { entries } = tree;
  for (const directory of workingDirectories) {
    const place = path.posix.join(directory, NAME);
    if (place === name) continue;
    const content = JSON.stringify({ extends: path.posix.relative(directory, name) });
    const output = await store.read(['hash-object', '-w', '--stdin'], signal, content);
    const entry = {
      path: place,
      kind: 'file' as const,
      id: output.toString('latin1').trim(),
      size: Buffer.byteLength(content),
    };
    const isInTheWay = (other: string): boolean => other === place || other.startsWith(`${place}/`);
    entries = [...entries.filter((other) => !isInTheWay(other.path)), entry];
  }
  return withEntries(tree, entries);
}
