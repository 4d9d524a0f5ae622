import path from 'node:path';
import { readEntry } from '../git/blobs.ts';
import type { ObjectStore } from '../git/object-store.ts';
import { LanserError } from '../model/lanser-error.ts';
import { readConfigurationFile } from '../server/pyright/configuration-file.ts';
import { withEntries, type LinkedTree } from './linked-tree.ts';

const NAME = 'pyrightconfig.json';

/**
 * Returns a tree in which each project has a new `pyrightconfig.json` that extends `file`. Keeps one that is `file`
 * itself. Paths in `file` stay relative to its folder. Throws E/USAGE if `file` is missing or has no settings.
 */
export async function withNamedConfiguration(
  store: ObjectStore,
  tree: LinkedTree,
  file: string,
  workingDirectories: readonly string[],
  signal: AbortSignal,
): Promise<LinkedTree> {
  const name = path.posix.normalize(file);
  const found = tree.links.follow(name);
  if (found.kind !== 'file') {
    throw new LanserError(
      'E/USAGE',
      `The configuration file ${JSON.stringify(file)} does not exist in base. Pass the path of a file in base, relative to the repository's root.`,
      { path: file },
    );
  }
  const text = (await readEntry(store, found.entry, signal)).toString('utf8');
  if ((await readConfigurationFile(`/${name}`, '/', async () => text)) === null) {
    const message = `${JSON.stringify(file)} has no section [tool.pyright]. Name a file with settings of Pyright.`;
    throw new LanserError('E/USAGE', message, { path: file });
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
