import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readConfigurationFile } from '../../server/pyright/configuration-file.ts';
import { workspacePath } from '../../workspace/containment.ts';
import type { TreeFiles } from '../tree-files.ts';

/** Writes configuration files of a tree, and the files that they extend, to a private folder. */
export async function writeConfiguration(
  files: TreeFiles,
  names: readonly string[],
  folder: string,
): Promise<void> {
  const waiting = [...names];
  const written = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const content = written.has(name) ? undefined : await files.bytes(name);
    if (content === undefined) continue;
    written.add(name);
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    const base = (await readConfigurationFile(file, folder))?.['extends'];
    const extended = typeof base === 'string' ? path.resolve(path.dirname(file), base) : undefined;
    const next = extended === undefined ? undefined : workspacePath(folder, extended);
    if (next !== undefined) waiting.push(next);
  }
}
