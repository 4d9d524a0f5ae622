import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { nodeHost } from '../../src/session/node-host.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

let folder: TemporaryFolder;

beforeAll(async () => {
  folder = await temporaryFolder();
  await writeTree(folder.path, {
    'project/lanser.json': '{"workspace": {"exclude": ["vendor", "src/*_made.py"]}}',
    'project/src/a.py': 'x: int = ""\n',
    'project/src/b_made.py': 'x: int = ""\n',
    'project/vendor/deep/c.py': 'x: int = ""\n',
  });
});

afterAll(async () => folder[Symbol.asyncDispose]());

test('excluded files are skipped in folders and globs, and checked if a request names them', async () => {
  const host = { ...nodeHost({}), env: { PATH: process.env['PATH'] } };
  await using workspace = await openWorkspace(path.join(folder.path, 'project'), { host });
  const checked = async (...files: readonly string[]): Promise<readonly string[]> => {
    const { facts } = await workspace.diagnostics({ files });
    return Object.keys(facts?.documents ?? {});
  };
  expect(await checked('.')).toEqual(['src/a.py']);
  expect(await checked('src/*.py')).toEqual(['src/a.py']);
  expect(await checked('src/b_made.py', 'vendor/deep/c.py')).toEqual(['src/b_made.py', 'vendor/deep/c.py']);
});
