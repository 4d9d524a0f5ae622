import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { UnreadEnvironment } from '../model/report.ts';
import { readConfiguration } from '../server/pyright/configuration.ts';
import { configuredEnvironment } from '../server/pyright/configured-python.ts';
import { isInside } from '../workspace/containment.ts';

/**
 * Returns the environment that Pyright's configuration names by `venvPath` and `venv`, if the tree does not
 * contain it. The gate then checks without its packages.
 */
export async function unreadEnvironment(root: string, tree: string): Promise<UnreadEnvironment | undefined> {
  const configured = configuredEnvironment(await readConfiguration(root, tree), tree);
  if (configured === undefined) return undefined;
  const { file, keys, folder } = configured;
  const isRead =
    isInside(tree, folder) && (await stat(folder).catch(() => undefined))?.isDirectory() === true;
  if (isRead) return undefined;
  // A path outside of the tree may contain the name of a user's home folder.
  return { file, keys, folder: isInside(tree, folder) ? path.relative(tree, folder) : null };
}
