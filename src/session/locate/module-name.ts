import path from 'node:path';
import type { SourceWorkspace } from '../../selector/source.ts';
import { readConfiguration } from '../../server/pyright/configuration.ts';
import { moduleNames } from '../../server/pyright/module-names.ts';
import { moduleRoots } from '../../server/pyright/module-roots.ts';

/** Returns the module name with the fewest parts that resolves only to this file; undefined if no name does. */
export async function moduleNameOf(
  root: string,
  source: SourceWorkspace,
  uri: string,
): Promise<string | undefined> {
  const roots = moduleRoots(root, await readConfiguration(root, root));
  for (const name of moduleNames(roots, path.resolve(root, uri))) {
    const files = await source.modules(name);
    if (files.length === 1 && files[0] === uri) return name;
  }
  return undefined;
}
