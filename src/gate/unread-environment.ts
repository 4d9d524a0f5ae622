import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { UnreadEnvironment } from '../model/report.ts';
import { readConfiguration } from '../server/pyright/configuration.ts';
import { configuredEnvironment } from '../server/pyright/configured-python.ts';
import { isInside } from '../workspace/containment.ts';

/**
 * The environment that Pyright's configuration names by `venvPath` and `venv`, where the tree does not
 * hold it: the gate checks without its packages. Undefined where there is none.
 */
export async function unreadEnvironment(root: string, tree: string): Promise<UnreadEnvironment | undefined> {
  const configured = configuredEnvironment(await readConfiguration(root, tree), tree);
  if (configured === undefined) return undefined;
  const { file, keys, folder } = configured;
  const isRead =
    isInside(tree, folder) && (await stat(folder).catch(() => undefined))?.isDirectory() === true;
  if (isRead) return undefined;
  // A path outside of the tree may name a user's home.
  return { file, keys, folder: isInside(tree, folder) ? path.relative(tree, folder) : null };
}
