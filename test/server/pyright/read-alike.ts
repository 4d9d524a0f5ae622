/** Checks that lanser reads configurations as Pyright does. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { readConfiguration } from '../../../src/server/pyright/configuration.ts';
import { filesOfLanser, PLANTED } from '../../helpers/project-files.ts';
import { pyrightCli } from '../../helpers/pyright-cli.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { writeTree, type Tree } from '../../helpers/write-tree.ts';

export const include = (...entries: readonly string[]): string => JSON.stringify({ include: entries });

/**
 * Checks that lanser finds the files `expected` in project `p`. `expected` must be the files that Pyright 1.1.414
 * checks. `filesOfLanser` throws if Pyright's server counts a different number of files than lanser.
 */
export async function expectFiles(tree: Tree, expected: readonly string[]): Promise<void> {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, {
    'z.py': PLANTED,
    'p/a.py': PLANTED,
    'p/src/b.py': PLANTED,
    'p/src/pkg/c.py': PLANTED,
    ...tree,
  });
  expect(await filesOfLanser(path.join(folder.path, 'p'), folder.path)).toEqual(expected);
}

/**
 * Checks that Pyright ignores the configuration `text` after a byte order mark, and that lanser rejects this file.
 * `text` must select only one of the files `a.py` and `b.py`.
 */
export async function expectMarkRejected(name: string, text: string): Promise<void> {
  await using folder = await temporaryFolder();
  const start = { cwd: folder.path, env: { PATH: process.env['PATH'] ?? '', HOME: folder.path } };
  await writeTree(folder.path, { 'a.py': PLANTED, 'b.py': PLANTED, [name]: text });
  expect((await pyrightCli(start)).files).toBe(1);
  await writeFile(path.join(folder.path, name), `\uFEFF${text}`);
  expect((await pyrightCli(start)).files).toBe(2);
  await expect(readConfiguration(folder.path, folder.path)).rejects.toMatchObject({
    code: 'E/CONFIG',
    message: expect.stringContaining('byte order mark (U+FEFF)') as unknown,
  });
}
