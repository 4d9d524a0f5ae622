import { stat } from 'node:fs/promises';
import type { PyrightConfiguration } from '../server/pyright/configuration.ts';
import { configuredPaths } from '../server/pyright/configured-paths.ts';

/** Returns the paths in Pyright's configuration that do not exist, a line each. */
export async function misplacedPaths(configuration: PyrightConfiguration): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const { key, value, path } of configuredPaths(configuration)) {
    const isThere = await stat(path).then(
      () => true,
      () => false,
    );
    if (!isThere) problems.push(`${key}: ${JSON.stringify(value)} does not exist`);
  }
  return problems;
}
